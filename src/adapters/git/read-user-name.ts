import { runGit } from './run-git.ts';

/** The name of the user as git has it for a folder (`user.name`); null where it has none, or there is no git. */
export async function readUserName(folder: string): Promise<string | null> {
  try {
    const name = (await runGit(folder, ['config', 'user.name'])).toString('utf8').trim();
    return name === '' ? null : name;
  } catch {
    return null;
  }
}
