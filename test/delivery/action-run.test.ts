import { expect, it } from 'vitest';
import { readActionInputs } from '../../src/action-inputs.ts';
import { type ActionRun, folderOf, markerOf, statusNameOf } from '../../src/delivery/action-run.ts';

function aRunIn(workingDirectory: string): ActionRun {
  return {
    event: { kind: 'manual' },
    inputs: readActionInputs({ 'INPUT_WORKING-DIRECTORY': workingDirectory }),
    context: {
      ...{ repository: 'acme/desk', sha: 'c'.repeat(40), serverUrl: '', apiUrl: '', runUrl: '' },
      ...{ runNumber: 8, runAttempt: 1, workspace: '/checkout', temporaryFolder: '/temporary', workflow: 'gate' },
    },
  };
}
const namesOf = (folder: string) => {
  const run = aRunIn(folder);
  return [folderOf(run), markerOf(run).key, statusNameOf(run)];
};

it.each(['', '.', './', '/checkout', 'apps/..'])('the checkout itself, as %j, has the names of always', folder => {
  expect(namesOf(folder)).toEqual(['', 'gate', 'proviso']);
});

it.each(['apps/desk', './apps/desk/', 'apps//desk', '/checkout/apps/desk', 'apps/x/../desk'])(
  'a folder, as %j, has names of its own',
  folder => {
    expect(namesOf(folder)).toEqual(['apps/desk', 'gate/apps/desk', 'proviso (apps/desk)']);
  },
);
