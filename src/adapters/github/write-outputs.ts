import * as core from '@actions/core';
import { errorMessage } from '../../lib/errors.ts';

/** The outputs of action.yml; an absent one is not set. */
export interface ActionOutputs {
  readonly conclusion: 'success' | 'failure' | 'error';
  readonly 'new-violations': number;
  readonly inconclusive: number;
  readonly drift: boolean;
  readonly 'specs-added': number;
  readonly 'specs-changed': number;
  readonly 'specs-removed': number;
  readonly trials: number;
  readonly 'cost-usd'?: number;
  /** JSON for `strategy.matrix`; empty where there is nothing to test. */
  readonly matrix?: string;
  readonly 'report-json'?: string;
  readonly 'comment-url'?: string;
  /** The commit that the run is about; only where something was tested. */
  readonly 'head-sha'?: string;
}

/** Sets the outputs of the action. */
export function writeOutputs(outputs: Partial<ActionOutputs>): void {
  for (const [name, value] of Object.entries(outputs)) {
    if (value !== undefined) core.setOutput(name, value);
  }
}

/** Writes the job summary. Returns a warning when the runner offers none, else null. */
export async function writeJobSummary(markdown: string): Promise<string | null> {
  try {
    await core.summary.addRaw(markdown, true).write({ overwrite: true });
    return null;
  } catch (error) {
    return `could not write the job summary: ${errorMessage(error)}`;
  }
}

/** Shows remarks beside the code of the pull request. */
export function writeAnnotations(
  annotations: readonly {
    readonly level: 'error' | 'warning';
    readonly file: string;
    readonly lines: readonly [number, number];
    readonly title: string;
    readonly message: string;
  }[],
): void {
  for (const { level, file, lines, title, message } of annotations) {
    const place = { file, startLine: lines[0], endLine: lines[1], title };
    if (level === 'error') core.error(message, place);
    else core.warning(message, place);
  }
}

/** Makes the runner hide these values in logs. Comments, summaries and artefacts need a redactor of their own. */
export function maskSecrets(values: readonly string[]): void {
  for (const value of values) {
    if (value.trim() !== '') core.setSecret(value);
  }
}
