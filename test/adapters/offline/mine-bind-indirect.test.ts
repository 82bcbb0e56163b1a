import { describe, expect, it } from 'vitest';
import { bindTools } from '../../../src/adapters/offline/mine-bind-tools.ts';
import { readTools } from '../../../src/artifacts/read-tools.ts';

const names = ['find_member_by_phone', 'find_member_by_id', 'add_credit', 'renew_loan', 'close_loan', 'open_desk'];
const tools = readTools(
  'tools.json',
  JSON.stringify(
    names.map(name => ({
      type: 'function',
      function: { name, description: '', parameters: { type: 'object', properties: { id: { type: 'string' } } } },
    })),
  ),
);

describe('tools that a sentence means without their verbs', () => {
  it.each([
    ['Never compensate a member who is late.', ['add_credit']],
    ['You may take action on open loans only.', ['renew_loan', 'close_loan']],
    ['For phone lookup, the birthday is needed.', ['find_member_by_phone']],
  ])('%s', (sentence, bound) => {
    expect(bindTools(sentence, [], tools)).toEqual(bound);
  });

  it.each(['Thank the member for taking part.', 'The member looks up the shelf.'])('not in: %s', sentence => {
    expect(bindTools(sentence, [], tools)).toEqual([]);
  });
});
