import { t as ConfigError } from "./errors.js";
import { t as decodeText } from "./decode-text.js";
import { a as matchGlob, i as globPrefix, r as relativePath } from "./folder-tree.js";
import { t as removeAtExit } from "./remove-at-exit.js";
import { t as assertNever } from "./assert-never.js";
import { lstat, mkdir, mkdtemp, readdir, realpath, rm, stat, symlink } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { tmpdir } from "node:os";
import { execFile } from "node:child_process";

// src/engine.ts
const ENGINE_NAMES = "openai, offline or replay:FILE";
/** Reads an engine as inputs and flags name it; null when the text names none. */
function parseEngine(text) {
	const file = /^replay:(.+)$/.exec(text)?.[1];
	if (file !== void 0) return {
		kind: "replay",
		file
	};
	return text === "openai" || text === "offline" ? { kind: text } : null;
}

// src/adapters/git/run-git.ts
/** git ended with an error; `message` is its first line. */
var GitError = class extends Error {
	name = "GitError";
};
const LARGEST_OUTPUT = 0x40000000;
/** What a hook or a caller may have set would lead git to another repository. */
const INHERITED = /^GIT_(?:DIR|WORK_TREE|INDEX_FILE|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|COMMON_DIR|NAMESPACE|PREFIX|EXTERNAL_DIFF)$/;
/** No program that the repository's configuration names is run, and names come as they are. */
const SETTINGS = [
	"-c",
	"core.fsmonitor=false",
	"-c",
	"core.hooksPath=/dev/null",
	"-c",
	"core.quotePath=false"
];
/** Runs git without a shell and without ever asking for a password. Throws GitError; ConfigError when there is no git. */
async function runGit(cwd, args, options = {}) {
	const inherited = Object.entries(process.env).filter(([name]) => !INHERITED.test(name));
	const env = {
		...Object.fromEntries(inherited),
		GIT_TERMINAL_PROMPT: "0",
		GIT_OPTIONAL_LOCKS: "0",
		LC_ALL: "C",
		...options.env
	};
	return await new Promise((resolve, reject) => {
		const settings = {
			cwd,
			env,
			encoding: "buffer",
			maxBuffer: LARGEST_OUTPUT,
			timeout: options.timeoutMs ?? 0
		};
		const child = execFile("git", [...SETTINGS, ...args], settings, (error, stdout, stderr) => {
			if (error) reject(gitFault(error, args, stderr.toString()));
			else resolve(stdout);
		});
		child.stdin?.on("error", () => {});
		child.stdin?.end(options.input ?? "");
	});
}
/** Like {@link runGit}; the output as text without the last line break. */
async function gitText(cwd, args, options = {}) {
	return (await runGit(cwd, args, options)).toString("utf8").replace(/\r?\n$/, "");
}
/** The output, or null where git ended with an error: for questions whose answer may be no. */
async function tryGit(cwd, args, options = {}) {
	try {
		return await gitText(cwd, args, options);
	} catch (error) {
		if (error instanceof GitError) return null;
		throw error;
	}
}
function gitFault(error, args, stderr) {
	if (error.code === "ENOENT") return new ConfigError("git is not installed", "install git, or run outside a repository");
	const line = stderr.split("\n").find((text) => text.trim() !== "") ?? error.message;
	return new GitError(`git ${args[0] ?? ""}: ${line.trim()}`, { cause: error });
}

// src/adapters/git/materialise-commit.ts
/**
* Checks a commit out into a fresh folder outside the workspace: the whole repository, so that `package.json` files
* above the workspace hold. The workspace's installed packages are linked (`packages` names their folders). The repository and its index stay as they are.
*/
async function materialiseCommit(repository, sha) {
	const home = await mkdtemp(join(await realpath(tmpdir()), "proviso-commit-"));
	const files = await mkdtemp(join(home, "files-"));
	const env = { GIT_INDEX_FILE: join(home, "index") };
	const place = [
		`--git-dir=${repository.gitDir}`,
		`--work-tree=${files}`,
		"-c",
		"core.sparseCheckout=false"
	];
	const keep = removeAtExit(home);
	const dispose = async () => {
		await rm(home, {
			recursive: true,
			force: true
		});
		keep.forget();
	};
	try {
		await runGit(files, [
			...place,
			"read-tree",
			sha
		], { env });
		await runGit(files, [
			...place,
			"checkout-index",
			"--all",
			"--force",
			"--quiet"
		], { env });
		const packages = await linkPackages(repository, files);
		return {
			path: join(files, repository.prefix),
			packages,
			dispose
		};
	} catch (error) {
		await dispose();
		throw error;
	}
}
/**
* Links `node_modules` of the workspace and of every folder above it within the repository, and returns them. A folder
* that holds packages of the repository itself is made anew with the commit's own ones. A `node_modules` that is a link
* is left out: a pull request could have made it lead anywhere.
*/
async function linkPackages({ workspace, top }, files) {
	const linked = [];
	for (let at = workspace;; at = dirname(at)) {
		const source = join(at, "node_modules");
		const home = join(files, relative(top, at));
		const target = join(home, "node_modules");
		if (await isFolder(source) && await exists(home) && !await exists(target)) {
			await linkFolder(source, target, {
				top,
				files
			});
			linked.push(source);
		}
		if (at === top || at === dirname(at)) return linked;
	}
}
async function linkFolder(source, target, places) {
	const packages = await listPackages(source);
	const own = /* @__PURE__ */ new Map();
	for (const name of packages) {
		const place = await placeOfOwn(join(source, name), places);
		if (place !== null) own.set(name, place);
	}
	if (own.size === 0) return await symlink(source, target, "junction");
	for (const name of packages) {
		const place = own.get(name) ?? join(source, name);
		await mkdir(dirname(join(target, name)), { recursive: true });
		if (await exists(place)) await symlink(place, join(target, name), "junction");
	}
}
/** What stands in a folder of packages, with the packages of a scope one by one. */
async function listPackages(folder) {
	const inner = (await readdir(folder)).map(async (name) => name.startsWith("@") ? (await readdir(join(folder, name))).map((part) => join(name, part)) : [name]);
	return (await Promise.all(inner)).flat();
}
/** Where a commit has a package that the repository itself holds (`node_modules/desk` -> `packages/desk`); else null. */
async function placeOfOwn(entry, { top, files }) {
	if (!(await lstat(entry)).isSymbolicLink()) return null;
	const way = relative(top, await realpath(entry).catch(() => entry));
	return way.split(sep).some((step) => step === ".." || step === "node_modules") ? null : join(files, way);
}
async function isFolder(path) {
	return (await lstat(path).catch(() => null))?.isDirectory() ?? false;
}
async function exists(path) {
	try {
		await lstat(path);
		return true;
	} catch {
		return false;
	}
}

// src/adapters/git/read-blobs.ts
/**
* Reads files of a git tree by path, links followed as far as they stay in the tree. Reads asked for together are
* answered by one process.
*/
function createBlobReader(folder, tree) {
	const texts = /* @__PURE__ */ new Map();
	let asked = [];
	const flush = () => {
		const batch = asked;
		asked = [];
		const blobs = readBlobs(folder, tree, batch.map(({ path }) => path));
		for (const { settle } of batch) settle(blobs);
	};
	const ask = async (path) => {
		return (await new Promise((settle) => {
			if (asked.length === 0) setImmediate(flush);
			asked.push({
				path,
				settle
			});
		})).get(path) ?? "absent";
	};
	return async (path) => {
		const known = texts.get(path) ?? ask(path);
		texts.set(path, known);
		const blob = await known;
		if (blob === "outside") throw new ConfigError(`${path}: the path leads out of the workspace`, "name a path without links out of the workspace");
		return blob === "absent" ? null : blob.text;
	};
}
async function readBlobs(folder, tree, paths) {
	const input = paths.map((path) => `${tree}:${path}\n`).join("");
	const output = await runGit(folder, [
		"cat-file",
		"--batch",
		"--follow-symlinks"
	], { input });
	const blobs = /* @__PURE__ */ new Map();
	let at = 0;
	for (const path of paths) {
		const end = output.indexOf(10, at);
		const head = output.toString("utf8", at, end);
		const size = /^(?:[0-9a-f]{40,64} [a-z]+|symlink|dangling|loop|notdir) (\d+)$/.exec(head)?.[1];
		const body = end + 1;
		const next = size === void 0 ? body : body + Number(size) + 1;
		blobs.set(path, blobOf(head, output.subarray(body, next - 1)));
		at = next;
	}
	return blobs;
}
function blobOf(head, body) {
	if (/^[0-9a-f]{40,64} blob \d+$/.test(head)) return { text: decodeText(body) };
	return head.startsWith("symlink ") ? "outside" : "absent";
}

// src/adapters/git/commit-tree.ts
/**
* The source tree of a commit, at the workspace's place in the repository. Git is asked on the first read, and nothing
* is checked out until `folder()`.
*/
function openCommit(repository, { label, sha, mayRunCode = true }) {
	const { workspace, prefix } = repository;
	let found;
	const findTree = () => {
		found ??= tryGit(workspace, [
			"rev-parse",
			"--verify",
			"--quiet",
			`${sha}:${prefix}`
		]);
		return found;
	};
	let reader;
	const openReader = async () => {
		const tree = await findTree();
		return tree === null ? async () => null : createBlobReader(workspace, tree);
	};
	let made;
	const folder = async () => {
		made ??= materialiseCommit(repository, sha);
		const { path, packages } = await made;
		return {
			path,
			packages
		};
	};
	return {
		label,
		sha,
		read: async (path) => {
			const plain = plainPath(path);
			reader ??= openReader();
			return await (await reader)(plain);
		},
		list: async (pattern) => {
			const start = plainPath(globPrefix(pattern));
			const tree = await findTree();
			if (tree === null) return [];
			const args = [
				"ls-tree",
				"-r",
				"-z",
				"--full-tree",
				"--name-only",
				tree,
				...start === "" ? [] : ["--", start]
			];
			return splitNames(await runGit(workspace, ["--literal-pathspecs", ...args])).filter((path) => matchGlob(pattern, path) && !isPassedOver(path));
		},
		folder,
		runSource: async (about) => (await import("./run-source.js")).runSource(await folder(), about),
		mayRunCode,
		dispose: async () => {
			await (await made)?.dispose();
			made = void 0;
		}
	};
}
/** The names of a `-z` listing, sorted. */
function splitNames(output) {
	return output.toString("utf8").split("\0").filter((name) => name !== "").sort();
}
/** Whether a path lies in a folder that holds nothing a person wrote. */
function isPassedOver(path) {
	return /(?:^|\/)(?:node_modules|\.proviso)\//.test(path);
}
/** A path below the workspace in its plain form. Throws ConfigError for one that leaves it. */
function plainPath(path) {
	const plain = relativePath(path);
	if (plain === null) throw new ConfigError(`${path}: the path leads out of the workspace`, "name a path below the workspace");
	return plain;
}

// src/adapters/git/open-repository.ts
/** The repository that a workspace lies in; null when it lies in none. Throws ConfigError where there is no such folder. */
async function openRepository(workspace) {
	const real = await realFolder(workspace);
	try {
		const [top = real, gitDir = "", prefix = ""] = (await gitText(real, [
			"rev-parse",
			"--show-toplevel",
			"--absolute-git-dir",
			"--show-prefix"
		])).split("\n");
		return {
			workspace: real,
			top,
			gitDir,
			prefix
		};
	} catch (error) {
		if (!(error instanceof GitError)) throw error;
		if (/not a git repository/i.test(error.message)) return null;
		throw new ConfigError(`${workspace}: ${error.message}`);
	}
}
async function realFolder(folder) {
	if (!((await stat(folder).catch(() => null))?.isDirectory() ?? false)) throw new ConfigError(`${folder}: there is no such folder`, "name the workspace with --workspace");
	return await realpath(folder);
}
/** The commit that a name stands for, 40 or 64 hexadecimal digits; null when there is none here. */
async function findCommit({ workspace }, ref) {
	if (ref === "" || ref.startsWith("-") || /\s/.test(ref)) return null;
	return await tryGit(workspace, [
		"rev-parse",
		"--verify",
		"--quiet",
		"--end-of-options",
		`${ref}^{commit}`
	]);
}
/** The parents of a commit as it names them, whether or not they are here (a shallow clone cuts them off). */
async function listParents({ workspace }, sha) {
	return [...((await gitText(workspace, [
		"cat-file",
		"commit",
		sha
	])).split("\n\n")[0] ?? "").matchAll(/^parent ([0-9a-f]+)$/gm)].map((match) => match[1] ?? "");
}

// src/adapters/git/fetch-commits.ts
const TIMEOUT_MS = 12e4;
const DEEPENINGS = [
	50,
	200,
	1e3
];
/** Whether a commit is here, fetched if it was not. */
async function ensureCommit(repository, sha, { depth, via = sha, auth }) {
	if (!isObjectId(sha) || !isObjectId(via)) return false;
	if (await findCommit(repository, sha) !== null) return true;
	await fetchFrom(repository, auth, [
		`--depth=${depth}`,
		"origin",
		via
	]);
	if (via !== sha && await findCommit(repository, sha) === null) await fetchFrom(repository, auth, [
		"--depth=1",
		"origin",
		sha
	]);
	return await findCommit(repository, sha) !== null;
}
const PULL_DEPTH = 50;
/**
* Fetches a pull request's newest commit and, where GitHub could make one of exactly that commit, its merge commit.
* @returns the merge commit, else the commit itself; null where the pull request does not hold it (any more)
*/
async function fetchPullRequest(repository, { number, sha, auth }) {
	if (!isObjectId(sha)) return null;
	const [head, merge] = ["head", "merge"].map((name) => `refs/pull/${number}/${name}`);
	for (const ref of [head, merge]) await fetchFrom(repository, auth, [
		...await depthOf(repository),
		"origin",
		`+${ref}:refs/proviso/${ref}`
	]);
	if (await findCommit(repository, `refs/proviso/${head}`) !== sha) return null;
	const merged = await findCommit(repository, `refs/proviso/${merge}`);
	const parents = merged === null ? [] : await listParents(repository, merged);
	return merged !== null && parents.length === 2 && parents[1] === sha ? merged : sha;
}
async function depthOf({ workspace }) {
	return await tryGit(workspace, ["rev-parse", "--is-shallow-repository"]) === "true" ? [`--depth=${PULL_DEPTH}`] : [];
}
/** The best common ancestor of a commit and a branch of origin; a shallow clone is deepened step by step. */
async function findMergeBase(repository, { head, branch, auth }) {
	const tip = `refs/remotes/origin/${branch}`;
	const refspec = `+refs/heads/${branch}:${tip}`;
	const isShallow = await tryGit(repository.workspace, ["rev-parse", "--is-shallow-repository"]) === "true";
	if (await findCommit(repository, tip) === null) await fetchFrom(repository, auth, [
		...isShallow ? ["--depth=1"] : [],
		"origin",
		refspec
	]);
	const found = await mergeBase(repository, head, tip);
	if (found !== null || !isShallow) return found;
	for (const depth of DEEPENINGS) {
		await fetchFrom(repository, auth, [
			`--deepen=${depth}`,
			"origin",
			head,
			refspec
		]);
		const base = await mergeBase(repository, head, tip);
		if (base !== null) return base;
	}
	return null;
}
async function mergeBase({ workspace }, a, b) {
	const found = await tryGit(workspace, [
		"merge-base",
		"--end-of-options",
		a,
		b
	]);
	return found === null || found === "" ? null : found;
}
async function fetchFrom({ workspace }, auth, args) {
	const env = auth === null ? {} : authSettings(auth);
	await tryGit(workspace, [
		"fetch",
		"--no-tags",
		"--quiet",
		"--no-recurse-submodules",
		...args
	], {
		env,
		timeoutMs: TIMEOUT_MS
	});
}
/** The token goes by environment, never by command line; the empty value drops a header that the checkout left. */
function authSettings({ serverUrl, token }) {
	const key = `http.${serverUrl.replace(/\/+$/, "")}/.extraheader`;
	return {
		GIT_CONFIG_COUNT: "2",
		GIT_CONFIG_KEY_0: key,
		GIT_CONFIG_VALUE_0: "",
		GIT_CONFIG_KEY_1: key,
		GIT_CONFIG_VALUE_1: `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString("base64")}`
	};
}
function isObjectId(text) {
	return /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(text);
}

// src/adapters/git/find-base.ts
const HINT = "give actions/checkout \"fetch-depth: 2\"";
/** The base commit of a run (action.md, Base and head); null on a first run. Throws ConfigError where there is none. */
async function findBase(repository, request, { head, ...options }) {
	switch (request.kind) {
		case "pull-request":
		case "data": return await pullRequestBase(repository, request, {
			head,
			...options
		});
		case "push":
			if (/^0+$/.test(request.before)) return null;
			return await requireCommit(repository, request.before, options.auth);
		case "merge-group": return await requireCommit(repository, request.baseSha, options.auth);
		case "refs":
			if (request.base === null) return null;
			if (request.base === void 0) return await defaultBase(repository, head);
			return await namedCommit(repository, request.base, "--base");
		default: return assertNever(request);
	}
}
/** The commit of a name that a person gave. */
async function namedCommit(repository, ref, flag) {
	const found = await findCommit(repository, ref);
	if (found !== null) return found;
	throw new ConfigError(`${flag} ${ref}: there is no such commit here`, "name a branch, a tag or a commit; fetch it first");
}
async function pullRequestBase(repository, { headSha, baseRef }, { head, auth, compare }) {
	const [first, second] = await listParents(repository, head);
	if (first !== void 0 && second === headSha) {
		if (await ensureCommit(repository, first, {
			depth: 2,
			via: head,
			auth
		})) return first;
		throw new ConfigError(`no base commit: the merge commit's parent ${first} cannot be fetched`, HINT);
	}
	const base = await findMergeBase(repository, {
		head,
		branch: baseRef,
		auth
	});
	if (base !== null) return base;
	const asked = compare === null ? null : await compare(baseRef, head);
	if (asked !== null && await ensureCommit(repository, asked, {
		depth: 1,
		auth
	})) return asked;
	throw new ConfigError(`no base commit: ${head} and ${baseRef} have no common commit here`, HINT);
}
async function requireCommit(repository, sha, auth) {
	if (await ensureCommit(repository, sha, {
		depth: 1,
		auth
	})) return sha;
	throw new ConfigError(`no base commit: ${sha} is not here and cannot be fetched`, HINT);
}
/** The merge base with origin's default branch, else with a branch called main or master. */
async function defaultBase(repository, head) {
	const named = await tryGit(repository.workspace, [
		"symbolic-ref",
		"--quiet",
		"refs/remotes/origin/HEAD"
	]);
	const branches = [...named === null ? [] : [named], ...[
		"remotes/origin/main",
		"remotes/origin/master",
		"heads/main",
		"heads/master"
	].map((name) => `refs/${name}`)];
	for (const branch of branches) {
		if (await findCommit(repository, branch) === null) continue;
		const base = await mergeBase(repository, head, branch);
		if (base !== null) return base;
	}
	throw new ConfigError("no base commit: neither origin's default branch, nor main or master, shares a commit with the head", "name a branch or a commit with --base");
}

// src/adapters/git/list-links.ts
/** Entries that stand for content elsewhere: a symbolic link, and a submodule. */
const LINK = /^(?:120000|160000) [^\t]*\t(.+)$/s;
/**
* The links and submodules below the workspace, of a commit or (null) of what is checked out; relative to the workspace.
* What lies behind one can change without the name of a file that it leads to.
*/
async function listLinks(repository, commit) {
	const { workspace, prefix } = repository;
	if (commit === null) return pickLinks(await runGit(workspace, [
		"ls-files",
		"--stage",
		"-z"
	]));
	const tree = await tryGit(workspace, [
		"rev-parse",
		"--verify",
		"--quiet",
		`${commit}:${prefix}`
	]);
	return tree === null ? [] : pickLinks(await runGit(workspace, [
		"ls-tree",
		"-r",
		"-z",
		"--full-tree",
		tree
	]));
}
function pickLinks(listing) {
	return listing.toString("utf8").split("\0").flatMap((entry) => LINK.exec(entry)?.[1] ?? []);
}

// src/adapters/git/resolve-sides.ts
/**
* Finds head and base (action.md, Base and head). Head is the workspace as it stands, or the commit that was named.
* Throws ConfigError when a base is called for and cannot be had.
*/
async function resolveSides(deps, workspace, request) {
	const repository = await openRepository(workspace);
	const headRef = request.kind === "refs" ? request.head : void 0;
	const current = repository === null ? null : await findCommit(repository, "HEAD");
	if (repository === null || current === null && headRef === void 0) return await sidesWithoutCommit(deps, workspace, request);
	if (request.kind === "data") return await sidesOfData(deps, repository, request);
	const sha = headRef === void 0 ? current ?? "" : await namedCommit(repository, headRef, "--head");
	const options = {
		head: sha,
		auth: deps.auth ?? null,
		compare: deps.compare ?? null
	};
	const baseSha = await findBase(repository, request, options);
	const commit = headRef === void 0 ? null : openCommit(repository, {
		label: "head",
		sha
	});
	const head = commit ?? await openWorkingTree(deps, repository, sha);
	const base = baseSha === null ? null : openCommit(repository, {
		label: "base",
		sha: baseSha
	});
	return {
		head,
		base,
		changedFiles: async () => baseSha === null ? null : await listChanged(repository, baseSha, commit === null ? null : sha),
		links: async () => await listBoth(repository, [baseSha ?? sha, commit === null ? null : sha]),
		dispose: async () => await disposeAll([commit, base])
	};
}
/**
* The sides of a pull request that is not checked out: its content as GitHub would merge it, as data.
* Throws ConfigError when it cannot be had.
*/
async function sidesOfData(deps, repository, request) {
	const { number, headSha } = request;
	const auth = deps.auth ?? null;
	const sha = await fetchPullRequest(repository, {
		number,
		sha: headSha,
		auth
	});
	if (sha === null) throw new ConfigError(`the commit ${headSha} of pull request ${number} cannot be fetched`, "a newer commit may stand there now; the remote must be called origin");
	const baseSha = await findBase(repository, request, {
		head: sha,
		auth,
		compare: deps.compare ?? null
	}) ?? "";
	const head = openCommit(repository, {
		label: "head",
		sha,
		mayRunCode: false
	});
	const base = openCommit(repository, {
		label: "base",
		sha: baseSha
	});
	return {
		head,
		base,
		changedFiles: async () => await listChanged(repository, baseSha, sha),
		links: async () => await listBoth(repository, [baseSha, sha]),
		dispose: async () => await disposeAll([head, base])
	};
}
/** A folder outside a repository, or a repository without a commit: there is nothing to compare with. */
async function sidesWithoutCommit(deps, workspace, request) {
	if (request.kind !== "refs" || request.head !== void 0 || typeof request.base === "string") throw new ConfigError(`${workspace}: there is no commit here to compare`, "run in a checkout of a git repository");
	return {
		head: await deps.openFolder(workspace, { sha: null }),
		base: null,
		changedFiles: async () => null,
		links: async () => [],
		dispose: async () => {}
	};
}
/** The workspace on disk; a listing leaves out what git ignores, or build output would look like a change. */
async function openWorkingTree(deps, repository, sha) {
	return {
		...await deps.openFolder(repository.workspace, { sha }),
		list: async (pattern) => {
			const start = plainPath(globPrefix(pattern));
			const scope = ["-z", ...start === "" ? [] : ["--", start]];
			const [known, deleted] = await Promise.all([listNames(repository, [
				"ls-files",
				"--cached",
				"--others",
				"--exclude-standard",
				...scope
			]), listNames(repository, [
				"ls-files",
				"--deleted",
				...scope
			])]);
			const gone = new Set(deleted);
			return [...new Set(known)].filter((path) => !gone.has(path) && matchGlob(pattern, path) && !isPassedOver(path));
		}
	};
}
/**
* Files of the workspace that differ between two commits, or between a commit and the workspace as it stands (new files
* included), sorted; relative to the workspace.
*/
async function listChanged(repository, base, head) {
	const [changed, fresh] = await Promise.all([listNames(repository, [
		"diff",
		...[
			"--name-only",
			"-z",
			"--no-renames",
			"--no-ext-diff",
			"--no-textconv",
			"--ignore-submodules=dirty",
			"--relative"
		],
		base,
		...head === null ? [] : [head],
		"--"
	]), head === null ? listNames(repository, [
		"ls-files",
		"--others",
		"--exclude-standard",
		"-z"
	]) : []]);
	return [.../* @__PURE__ */ new Set([...changed, ...fresh])].sort();
}
async function listNames(repository, args) {
	return splitNames(await runGit(repository.workspace, ["--literal-pathspecs", ...args]));
}
async function listBoth(repository, sides) {
	const found = await Promise.all(sides.map(async (commit) => await listLinks(repository, commit)));
	return [...new Set(found.flat())].sort();
}
async function disposeAll(trees) {
	await Promise.all(trees.map((tree) => tree?.dispose()));
}

export { ENGINE_NAMES as a, tryGit as i, gitText as n, parseEngine as o, runGit as r, resolveSides as t };