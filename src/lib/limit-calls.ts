/** Lets at most `limit` calls of the returned runner be under way; the others wait their turn. */
export function limitCalls(limit: number): <T>(call: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  const enter = async () => {
    if (running < limit) running++;
    else await new Promise<void>(resolve => waiting.push(resolve));
  };
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else running--;
  };
  return async call => {
    await enter();
    try {
      return await call();
    } finally {
      leave();
    }
  };
}
