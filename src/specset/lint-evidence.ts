import { isQuotedIn } from '../lib/fold-text.ts';
import type { AgentArtifacts } from '../model/artifacts.ts';
import type { Evidence, Spec } from '../model/spec.ts';
import type { Complaint } from './spec-problem.ts';

/** Every quotation must stand in its source. A rule of source `manual` may quote files that the agent does not read. */
export function lintEvidence(spec: Spec, artifacts: AgentArtifacts): Complaint[] {
  return spec.evidence.flatMap((evidence): Complaint[] => {
    const sources = sourcesOf(evidence, artifacts);
    if (sources.length === 0 && spec.source === 'manual') return [];
    if (sources.some(source => isQuotedIn(evidence.quote, source))) return [];
    const words = evidence.quote.replace(/\s+/g, ' ').slice(0, 60);
    return [{ kind: 'quote-missing', message: `the quotation "${words}" does not stand in ${evidence.file}` }];
  });
}

/** The texts in which a quotation may stand: its prompt file, or the tool definitions of its file (raw and as read). */
function sourcesOf({ file, pointer }: Evidence, artifacts: AgentArtifacts): readonly string[] {
  const prompts = artifacts.prompt.files.filter(one => one.file === file).map(one => one.text);
  const tools = artifacts.tools.filter(tool => tool.file === file);
  const cited = tools.filter(tool => pointer === undefined || pointer.startsWith(`${tool.name}/`));
  return [
    ...prompts,
    ...cited.flatMap(tool => [
      ...tool.anchors.map(anchor => anchor.quote),
      tool.description,
      ...descriptionsIn(tool.parameters),
      JSON.stringify(tool.parameters),
    ]),
  ];
}

function descriptionsIn(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === 'description' && typeof value === 'string' ? [value] : descriptionsIn(value),
  );
}
