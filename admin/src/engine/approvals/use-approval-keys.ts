/** The page of approvals by keys: down and up, choosing, the two answers, opening what is looked at. */
import {useEffect} from 'react';
import {isForPage} from '../../widgets/keys';
import {useLatest} from '../../widgets/use-latest';
import {focusApproval, isInDetails, isRow, keyAt} from './focus';
import type {Decision} from './waiting';

/** The arrows count where a row itself has the focus, since they scroll elsewhere. */
const STEPS: Readonly<Record<string, number>> = {j: 1, k: -1};
const ARROWS: Readonly<Record<string, number>> = {ArrowDown: 1, ArrowUp: -1};
const DECISIONS: Readonly<Record<string, Decision>> = {a: 'approve', r: 'refuse'};

/** The letters of the answers, as buttons tell them. */
export const DECISION_KEYS: Readonly<Record<Decision, string>> = {approve: 'a', refuse: 'r'};

interface ApprovalKeys {
  /** Of the rows that can be gone to, in their order. */
  readonly keys: readonly string[];
  readonly current: string | undefined;
  /** What stands beside the list. */
  readonly beside: string | undefined;
  /** What lies over the list. */
  readonly sheet: string | undefined;
  readonly chosen: ReadonlySet<string>;
  readonly toggle: (key: string, range: boolean) => void;
  readonly unselect: () => void;
  readonly decide: (keys: readonly string[], decision: Decision) => void;
  readonly open: (key: string) => void;
}

export function useApprovalKeys(page: ApprovalKeys): void {
  const {keys, current, beside, sheet, chosen, toggle, unselect, decide, open} = page;
  const move = (by: number, from: string | undefined) => {
    const place = from === undefined ? -1 : keys.indexOf(from);
    const to = place < 0 ? keys[0] : keys[place + by];
    if (to === undefined) return;
    if (sheet === undefined) focusApproval(to);
    else open(to);
  };
  /** Whether the key meant something here. */
  const act = ({key, shiftKey, repeat, target}: KeyboardEvent): boolean => {
    const at = sheet ?? keyAt(target) ?? (isInDetails(target) ? beside : undefined);
    const step = STEPS[key] ?? (isRow(target) ? ARROWS[key] : undefined);
    const decision = DECISIONS[key];
    if (step !== undefined) move(step, at ?? current);
    else if (decision !== undefined) {
      const isTogether = chosen.size > 0 && sheet === undefined;
      const meant = isTogether ? [...chosen] : at === undefined ? [] : [at];
      // A key that is held down decides once.
      if (meant.length > 0 && !repeat) decide(meant, decision);
    } else if (key === 'Escape' && chosen.size > 0) unselect();
    else if (at === undefined) return false;
    else if (key.toLowerCase() === 'x' || (key === ' ' && isRow(target))) toggle(at, shiftKey);
    else if (key === 'Enter' && isRow(target)) open(at);
    else return false;
    return true;
  };
  const press = useLatest((event: KeyboardEvent) => {
    if (isForPage(event) && act(event)) event.preventDefault();
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [press]);
}
