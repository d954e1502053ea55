/** Lets a few things be asked at once, and the others wait: the pool's further connections are other people's turn. */

export type Later<T> = () => Promise<T>;

/** Each is asked as soon as fewer than so many others are under way, in the order in which they come. */
export function lanes(atOnce: number): <T>(ask: Later<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let free = atOnce;
  return async ask => {
    if (free > 0) free -= 1;
    else await new Promise<void>(resolve => waiting.push(resolve));
    try {
      return await ask();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
