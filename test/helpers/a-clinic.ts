import { readTools } from '../../src/artifacts/read-tools.ts';
import type { DataModel } from '../../src/model/artifacts.ts';
import type { MinedSpec } from '../../src/model/spec.ts';
import { promptOf } from './mining-scene.ts';

const PROMPT = `# Clinic

A visit is open, kept or cancelled.

## Visits

Ask for confirmation before any change to a visit. Visits are kept by one doctor.
Never cancel a visit that was kept.`;

const tool = (name: string, description: string, properties: object) => ({
  type: 'function',
  function: { name, description, parameters: { type: 'object', properties, required: Object.keys(properties) } },
});

/** An agent that finds slots, books and cancels visits. */
export const CLINIC = {
  prompt: promptOf(PROMPT),
  tools: readTools(
    'tools.json',
    JSON.stringify(
      [
        tool('find_slots', 'Finds free slots of a day.', {
          day: { type: 'string', description: 'The day, in the form YYYY-MM-DD.' },
        }),
        tool('book_visit', 'Books a slot.\nTell the price first.', {
          slot_token: { type: 'string', description: 'The token that find_slots returned.' },
          patient_id: { type: 'string' },
        }),
        tool('cancel_visit', 'Cancels a visit.', { visit_id: { type: 'string' } }),
      ],
      null,
      2,
    ),
  ),
  dataModel: {
    tables: {
      visits: { key: 'id', fields: [{ path: 'status', type: 'string', enum: ['open', 'kept', 'cancelled'] }] },
    },
  } satisfies DataModel,
};

/** A rule that was mined at the clinic. */
export function aClinicRule(changes: Partial<MinedSpec> = {}): MinedSpec {
  return {
    rule: 'The agent asks for confirmation before any change to a visit',
    source: 'prompt',
    category: 'confirmation',
    tools: ['cancel_visit'],
    severity: 'must',
    evidence: [{ file: 'prompt.md', lines: [7, 7], quote: 'Ask for confirmation before any change to a visit.' }],
    anchors: ['passage:0'],
    ...changes,
  };
}
