import type { UserTurn, UserTurnInput } from '../../model/trial.ts';
import { requestOf, sentence } from './take-user-turn-speech.ts';

/**
 * The user that says in two messages what others say in the first: the request alone, then, whatever the answer, the keys
 * of its objects and what the user clauses say. Null: its turn is like that of any other user.
 */
export function takePart({ brief, said }: UserTurnInput): UserTurn | null {
  const turns = said.filter(({ by }) => by === 'user').length;
  if (brief.inParts !== true || turns > 1) return null;
  if (turns === 0) return { text: requestOf(brief.request), act: 'request', facts: [], about: null };
  const { requester } = brief;
  const objects = brief.objects.filter(({ ref }) => ref.table !== requester?.table || ref.id !== requester.id);
  const keys = objects.map(({ name, ref }) => sentence(`${name.replaceAll('_', ' ')}: ${ref.id}`));
  const text = [...keys, ...brief.says.map(sentence)].join(' ');
  if (text === '') return null;
  const about = objects[0]?.ref.id ?? null;
  return { text, act: about === null ? 'inform' : 'request', facts: [...brief.says], about };
}
