import { existsSync, lstatSync, readdirSync, realpathSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { ConfigError } from '../../lib/errors.ts';

/** Code of a user that is to run in a child process. */
export interface ChildModule {
  /** Absolute path of the module. */
  readonly module: string;
  /** Absolute path of the folder that holds it: a workspace, or the checkout of one side. */
  readonly workspace: string;
  /** Further files and folders of the workspace that it may read, absolute. */
  readonly readable?: readonly string[];
  /** Folders of packages outside of the workspace, absolute, that links in it may lead to. */
  readonly packages?: readonly string[];
}

/** The same with its links resolved, as Node resolves them when it loads the module. Throws ConfigError for no file. */
export function locateModule(child: ChildModule): ChildModule {
  if (!existsSync(child.module)) throw new ConfigError(`${child.module}: no such module`);
  return { ...child, module: realpathSync(child.module), workspace: realpathSync(child.workspace) };
}

/**
 * What a child may read: the program's own folder, the module's folder, what `readable` adds, and the `node_modules`
 * folders between the module and its workspace; never dot files of the workspace's root, so never its repository.
 * Node follows links out of what is granted, so a link that leads out of it is refused (ConfigError).
 * @returns flags for Node's permission model; nothing may be written and no process, worker or addon be started
 */
export function permissionFlags(program: string, child: ChildModule): readonly string[] {
  const roots = [
    ...grantedIn(dirname(child.module), child.workspace),
    ...(child.readable ?? []).flatMap(path => grantedIn(path, child.workspace)),
    ...moduleFolders(child),
  ];
  const granted = followLinks([...new Set(roots)], child);
  return ['--permission', ...[dirname(program), ...granted].map(path => `--allow-fs-read=${path}`)];
}

/** A folder as a whole; the root of a workspace (or of any repository) entry by entry, without dot files. */
function grantedIn(path: string, workspace: string): readonly string[] {
  if (!isWithin(path, workspace))
    throw new ConfigError(`${path}: outside of the workspace`, 'move it into the workspace');
  const isRoot = path === resolve(workspace) || existsSync(join(path, '.git'));
  if (!isRoot) return [path];
  return readdirSync(path)
    .filter(name => !name.startsWith('.'))
    .map(name => join(path, name));
}

function moduleFolders({ module, workspace }: ChildModule): readonly string[] {
  const folders: string[] = [];
  for (let folder = dirname(module); isWithin(folder, workspace); folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules');
    if (existsSync(candidate)) folders.push(candidate);
  }
  return folders;
}

/** The granted paths, and what links in them lead to within workspace or packages. A path that is a link grants nothing itself. */
function followLinks(roots: readonly string[], { workspace, packages = [] }: ChildModule): readonly string[] {
  const home = realpathSync(workspace);
  const granted = [...roots];
  const refused: string[] = [];
  for (let at = 0; at < granted.length; at++) {
    const root = granted[at] ?? '';
    for (const link of linksBelow(root)) {
      const target = targetOf(link);
      if (target === null || granted.some(path => isWithin(target, path))) continue;
      const isCode = isWithin(target, home) && !isHidden(target, home);
      if (isCode || packages.some(folder => isWithin(target, folder))) granted.push(target);
      else refused.push(link);
    }
  }
  if (refused.length > 0) {
    throw new ConfigError(
      refused.map(link => `${relative(workspace, link)}: a link that leads out of what this module may read`),
      'replace the link by the file itself',
    );
  }
  return granted;
}

/** Links at and below a path; folders that they lead to are not walked here. */
function linksBelow(root: string): readonly string[] {
  const { isLink, isFolder } = kindOf(root);
  if (isLink) return [root];
  return isFolder ? entriesOf(root).flatMap(name => linksBelow(join(root, name))) : [];
}

function kindOf(path: string): { readonly isLink: boolean; readonly isFolder: boolean } {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  return { isLink: stats?.isSymbolicLink() ?? false, isFolder: stats?.isDirectory() ?? false };
}

/** What we may not list, the child may not list either. */
function entriesOf(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function targetOf(link: string): string | null {
  try {
    return realpathSync(link);
  } catch {
    return null;
  }
}

/** The workspace as a whole, its dot files, and anything of a repository. */
function isHidden(path: string, home: string): boolean {
  const steps = relative(home, path).split(sep);
  return path === home || steps[0]?.startsWith('.') || steps.includes('.git') || existsSync(join(path, '.git'));
}

function isWithin(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return !isAbsolute(way) && way.split(sep)[0] !== '..';
}
