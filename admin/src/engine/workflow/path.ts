/** The way a record has come at least: the shortest one from the first state to the present. */
import type {WorkflowKeyword} from '@emblem/schemas';

type State = string | number;

/** Both ends included; empty where the present state cannot be reached. */
export function shortestPath({initial, transitions}: WorkflowKeyword, current: unknown): readonly State[] {
  const ways: (readonly State[])[] = [[initial]];
  const seen = new Set<State>([initial]);
  for (let way = ways.shift(); way; way = ways.shift()) {
    const last = way.at(-1);
    if (last === current) return way;
    for (const {from, to} of transitions)
      if (last !== undefined && from.includes(last) && !seen.has(to)) {
        seen.add(to);
        ways.push([...way, to]);
      }
  }
  return [];
}
