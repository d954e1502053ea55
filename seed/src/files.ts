import type {WorldInput} from './types';

/** Files written at a time: enough to keep the disk busy, few enough not to run out of handles. */
const AT_ONCE = 32;

/** Calls `work` for every item, some at a time; answers in the order of the items. */
export async function each<T, R>(
  items: readonly T[],
  work: (item: T, index: number) => Promise<R>,
): Promise<readonly R[]> {
  const results: R[] = [];
  for (let start = 0; start < items.length; start += AT_ONCE)
    results.push(
      ...(await Promise.all(items.slice(start, start + AT_ONCE).map((item, index) => work(item, start + index)))),
    );
  return results;
}

const TYPES = {svg: 'image/svg+xml', png: 'image/png'} as const;

/** Keeps a picture below `demo/` and answers with its address. */
export function putPicture(
  input: WorldInput,
  name: `${string}.${keyof typeof TYPES}`,
  content: string | Buffer,
): Promise<string> {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  return input.putFile(`demo/${name}`, bytes, name.endsWith('.png') ? TYPES.png : TYPES.svg);
}
