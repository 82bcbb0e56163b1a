import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeReferenceWorkspace } from '../../scripts/reference-workspace.ts';
import { openFolder } from '../../src/adapters/files/folder-tree.ts';
import { loadArtifacts } from '../../src/artifacts/load-artifacts.ts';
import type { AgentArtifacts } from '../../src/model/artifacts.ts';
import type { EnvironmentHost } from '../../src/model/ports.ts';
import type { RefinedSpec, Spec } from '../../src/model/spec.ts';
import { loadConfig, toArtifactSources } from '../../src/parse-config.ts';
import { listMonitored } from '../../src/pipeline/checking/list-monitored.ts';
import { readSpecSet } from '../../src/specset/read-spec-set.ts';
import * as tools from '../fixtures/airline-v1/environment.ts';
import { REFERENCE_DATA } from './airline-recordings.ts';
import { inProcessEnvironment } from './in-process-environment.ts';

export interface AirlineSetup {
  readonly artifacts: AgentArtifacts;
  readonly specs: readonly Spec[];
  readonly monitored: readonly RefinedSpec[];
  readonly host: EnvironmentHost;
}

/** The workspace of the recorded airline agent as `scripts/reference-workspace.ts` lays it out, read. */
export async function setUpAirline(): Promise<AirlineSetup> {
  const folder = mkdtempSync(join(tmpdir(), 'proviso-airline-'));
  try {
    writeReferenceWorkspace('airline-v1', folder, REFERENCE_DATA);
    const tree = await openFolder(folder);
    const config = await loadConfig(tree, 'proviso.yaml');
    const artifacts = await loadArtifacts(tree, toArtifactSources(config, 'airline'));
    const { specs } = await readSpecSet(tree, 'airline');
    const { data: tables, now, rejected } = artifacts;
    const host = inProcessEnvironment({ tools, tables, now, rejected });
    return { artifacts, specs, monitored: listMonitored(specs), host };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
