/**
 * The plain form of a path below the workspace (`/`, no `.` and no `..`); empty for the workspace itself.
 * @returns null when the path leaves the workspace, is absolute, leads into `.git`, or holds a line break or NUL
 */
export function relativePath(path: string): string | null {
  if (/^[\\/]|^[A-Za-z]:|[\0\n\r]/.test(path)) return null;
  const steps: string[] = [];
  for (const step of path.split('/')) {
    if (step === '..' && steps.pop() === undefined) return null;
    if (step !== '' && step !== '.' && step !== '..') steps.push(step);
  }
  return steps.some(step => step.toLowerCase() === '.git') ? null : steps.join('/');
}
