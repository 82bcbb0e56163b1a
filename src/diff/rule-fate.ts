import type { Anchor } from '../model/artifacts.ts';
import type { MinedSpec, ScenarioDraft, Spec } from '../model/spec.ts';

/** What a reader said of one committed rule after an edit. */
export type RuleFate =
  /** On its own passages: `mined` is the rule as it reads now; without scenarios when it is to be refined again. */
  | { readonly kind: 'keep' | 'reword' | 'change'; readonly mined: MinedSpec }
  | { readonly kind: 'retire' }
  /** By an edit elsewhere: its words stay right but mean something else. */
  | { readonly kind: 'touched'; readonly anchors: readonly Anchor[] }
  /** By an edit elsewhere, or a new tool that it reaches: it is refined again. */
  | { readonly kind: 'altered'; readonly mined: MinedSpec };

/** A committed rule in the form in which it was mined, with its scenarios as they stand. */
export function minedFrom(spec: Spec, anchors: readonly Anchor[]): MinedSpec {
  const { rule, source, category, tools, severity, evidence, scenarios } = spec;
  return {
    rule,
    source,
    category,
    tools,
    severity,
    evidence,
    anchors,
    scenarios: scenarios.map(s => draftOf(spec, s)),
  };
}

/** The same without scenarios: it is refined again. */
export function unrefined({ scenarios: _, ...mined }: MinedSpec): MinedSpec {
  return mined;
}

function draftOf({ id }: Spec, { id: scenario, ...content }: Spec['scenarios'][number]): ScenarioDraft {
  return { name: scenario.slice(id.length + 1), ...content };
}
