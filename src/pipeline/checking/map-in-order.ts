/**
 * The results of an asynchronous step for each item, in the order of the items; at most `limit` steps are begun before
 * their results are taken, so that what is held does not grow with the input.
 */
export async function* mapInOrder<Item, Result>(
  items: AsyncIterable<Item>,
  limit: number,
  step: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const begun: Promise<Result>[] = [];
  try {
    for await (const item of items) {
      begun.push(step(item));
      if (begun.length >= limit) yield* takeFirst(begun);
    }
    while (begun.length > 0) yield* takeFirst(begun);
  } finally {
    await Promise.allSettled(begun);
  }
}

async function* takeFirst<Result>(begun: Promise<Result>[]): AsyncGenerator<Result> {
  const [first] = begun.splice(0, 1);
  if (first !== undefined) yield await first;
}
