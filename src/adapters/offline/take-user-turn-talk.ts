import type { Move } from '../../model/strategy.ts';
import type { UserBrief, UserGoal, UserTurnInput } from '../../model/trial.ts';

/** A conversation as the user looks back on it. */
export interface Talk {
  readonly brief: UserBrief;
  readonly said: UserTurnInput['said'];
  readonly moves: readonly Move[];
  /** What the user wrote, oldest first. */
  readonly turns: readonly UserTurnInput['said'][number][];
}

export function lookBack({ brief, said }: UserTurnInput): Talk {
  return { brief, said, moves: brief.moves ?? [], turns: said.filter(({ by }) => by === 'user') };
}

export function movesOf<Kind extends Move['kind']>(
  { moves }: Talk,
  kind: Kind,
): readonly Extract<Move, { readonly kind: Kind }>[] {
  return moves.filter((move): move is Extract<Move, { readonly kind: Kind }> => move.kind === kind);
}

export function hasStyle(talk: Talk, as: Extract<Move, { kind: 'style' }>['as']): boolean {
  return movesOf(talk, 'style').some(move => move.as === as);
}

/** In how many turns one of the texts stands as lines of its own. */
export function timesSaid({ turns }: Talk, texts: readonly string[]): number {
  const wanted = texts.map(text => `\n${fold(text)}\n`);
  return turns.filter(turn => wanted.some(text => `\n${fold(turn.text)}\n`.includes(text))).length;
}

/** The first of the texts whose turn has not come; null: all were said. */
export function nextOf(talk: Talk, texts: readonly string[]): string | null {
  return texts[timesSaid(talk, texts)] ?? null;
}

/** Whether a text stands in one of the user's turns, not as a part of a longer word. */
export function isSaid({ turns }: Talk, text: string): boolean {
  return turns.some(turn => holdsPhrase(turn.text, text));
}

/** Whether a text holds another one, in any case of letters, and not as a part of a longer word. */
export function holdsPhrase(text: string, phrase: string): boolean {
  const [whole, part] = [fold(text), fold(phrase)];
  for (let at = whole.indexOf(part); part !== '' && at >= 0; at = whole.indexOf(part, at + 1)) {
    if (!isLetter(whole[at - 1]) && !isLetter(whole[at + part.length])) return true;
  }
  return false;
}

/** The key that stands in a text, out of those of a goal's objects. */
export function keyIn({ objects }: UserGoal, text: string): string | null {
  return objects.find(({ ref }) => holdsPhrase(text, ref.id))?.ref.id ?? null;
}

function fold(text: string): string {
  return text.trim().toLowerCase();
}

function isLetter(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character);
}
