/** JSON that comes in, with a limit on how deeply it is nested. */

/** Designs nest groups some ten levels deep; whatever walks through values by recursion stands far more than this. */
const DEPTH_LIMIT = 100;

function isTooDeep(root: unknown): boolean {
  const waiting: {value: unknown; depth: number}[] = [{value: root, depth: 1}];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const {value, depth} = next;
    if (typeof value !== 'object' || value === null) continue;
    if (depth > DEPTH_LIMIT) return true;
    for (const inner of Object.values(value)) waiting.push({value: inner, depth: depth + 1});
  }
  return false;
}

/** Throws a SyntaxError for what is no JSON, and for JSON that is nested too deeply. */
export function parseJson(content: string): unknown {
  const value: unknown = JSON.parse(content);
  if (isTooDeep(value)) throw new SyntaxError(`JSON is nested more than ${DEPTH_LIMIT} levels deep.`);
  return value;
}
