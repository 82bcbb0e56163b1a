import { o as withPatience, s as readTokenAuthor, y as splitRepository } from "./post-result.js";
import { g as object, m as looseObject, o as array, u as int, x as string } from "./schemas.js";

// src/adapters/github/read-pull-request.ts
const pullSchema = object({
	number: int().positive(),
	state: string(),
	head: object({
		sha: string().regex(/^[0-9a-f]{40,64}$/),
		ref: string(),
		repo: object({ full_name: string() }).nullable()
	}),
	base: object({
		ref: string(),
		repo: object({ full_name: string() })
	})
});
/** Throws what the client throws. */
async function readPullRequest({ client }, { repository, number }) {
	const { data } = await client.rest.pulls.get({
		...splitRepository(repository),
		pull_number: number
	});
	return toPullRequest(pullSchema.parse(data));
}
/** The pull request that brought a commit to its branch; null when none did, or when nobody tells. */
async function findPullRequestOf({ client }, { repository, sha }) {
	const { data } = await client.rest.repos.listPullRequestsAssociatedWithCommit({
		...splitRepository(repository),
		commit_sha: sha,
		per_page: 10
	});
	const [found] = array(looseObject({ merged_at: string().nullish() })).parse(data).filter((pull) => pull.merged_at);
	return found === void 0 ? null : toPullRequest(pullSchema.parse(found));
}
function toPullRequest({ number, state, head, base }) {
	return {
		number,
		isOpen: state === "open",
		headSha: head.sha,
		headRef: head.ref,
		baseRef: base.ref,
		isFork: head.repo?.full_name !== base.repo.full_name
	};
}
const permissionSchema = object({ permission: string() });
/** Whether a person may write to the repository; maintainers and administrators may. */
async function mayWrite({ client }, { repository, login }) {
	const { data } = await client.rest.repos.getCollaboratorPermissionLevel({
		...splitRepository(repository),
		username: login
	});
	return ["admin", "write"].includes(permissionSchema.parse(data).permission);
}

// src/adapters/github/list-acceptances.ts
/** The hidden first line of our reply to an accept command: for which commit it counts, and which comment gave it. */
function printAcceptance({ head, comment }) {
	return `<!-- proviso:accepted head=${head} comment=${comment} -->`;
}
function parseAcceptance(body) {
	const [, head, comment] = /^<!-- proviso:accepted head=([0-9a-f]{40,64}) comment=(\d+) -->/.exec(body) ?? [];
	return head === void 0 || comment === void 0 ? null : {
		head,
		comment: Number(comment)
	};
}
/**
* The accept commands that our replies say count for a commit, each as its comment has it now: one that was edited,
* deleted, or whose author may not write any more counts no longer. A forged reply can only name what a person gave.
*/
async function listAcceptances(deps, target) {
	const { client } = deps;
	const { repository, number, head } = target;
	const place = {
		...splitRepository(repository),
		issue_number: number,
		per_page: 100
	};
	const comments = await withPatience(() => client.paginate(client.rest.issues.listComments, place));
	const replies = comments.flatMap(({ body, user }) => {
		const accepted = parseAcceptance(body ?? "");
		return accepted === null || accepted.head !== head ? [] : [{
			...accepted,
			login: user?.login
		}];
	});
	if (replies.length === 0) return [];
	const author = await readTokenAuthor(client);
	const ids = new Set(replies.filter(({ login }) => login === author).map(({ comment }) => comment));
	const given = comments.filter((comment) => ids.has(comment.id) && comment.created_at === comment.updated_at);
	return (await Promise.all(given.map(async ({ body, user }) => {
		const by = user?.login ?? "";
		return by !== "" && await mayWrite(deps, {
			repository,
			login: by
		}) ? [{
			body: body ?? "",
			by
		}] : [];
	}))).flat();
}

// src/delivery/parse-command.ts
const COMMANDS = "`/proviso test <sha>`, `/proviso rerun`, `/proviso accept <spec> <reason>`, `/proviso explain <spec>`";
const LONGEST_REASON = 500;
/**
* Reads the first line of a comment.
* @returns null when it is no command; a refusal, one sentence, when it is none that can be carried out
*/
function parseCommand(body) {
	const [first = ""] = body.trim().split(/\r?\n/);
	const words = first.trim().split(/\s+/);
	if (words[0]?.toLowerCase() !== "/proviso") return null;
	const [, name = "", ...rest] = words;
	const [argument = ""] = rest;
	switch (name.toLowerCase()) {
		case "test": return rest.length === 1 && /^[0-9a-f]{7,64}$/i.test(argument) ? {
			kind: "test",
			sha: argument.toLowerCase()
		} : { refusal: "name the commit to test, at least 7 digits of it: `/proviso test <sha>`" };
		case "rerun": return rest.length === 0 ? { kind: "rerun" } : { refusal: "`/proviso rerun` takes nothing further" };
		case "accept": return parseAccept(argument, rest.slice(1).join(" "));
		case "explain": return rest.length === 1 && isSpecName(argument) ? {
			kind: "explain",
			spec: argument
		} : { refusal: "name one spec: `/proviso explain <spec>`" };
		default: return { refusal: `there is no such command; there are ${COMMANDS}` };
	}
}
function parseAccept(spec, reason) {
	if (!isSpecName(spec) || reason === "") return { refusal: "name the spec, and why it may stand: `/proviso accept <spec> <reason>`" };
	if (reason.length > LONGEST_REASON) return { refusal: `the reason is longer than ${LONGEST_REASON} characters` };
	return {
		kind: "accept",
		spec,
		reason
	};
}
function isSpecName(text) {
	return /^[a-z0-9][a-z0-9.-]{0,199}$/i.test(text);
}
/** Whether a commit is the one that a person named, in full or by its first digits. */
function isNamedCommit(sha, named) {
	return named.length >= 7 && sha.startsWith(named);
}

export { findPullRequestOf as a, printAcceptance as i, parseCommand as n, mayWrite as o, listAcceptances as r, readPullRequest as s, isNamedCommit as t };