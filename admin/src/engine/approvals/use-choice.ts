/** Which of the waiting records is looked at, and which are chosen to be decided together. */
import {useEffect, useState} from 'react';
import {useLatest} from '../../widgets/use-latest';
import {rangeOf} from '../rows/range';
import {focusApproval} from './focus';
import {nearest} from './order';

/** `keys` are those of the rows, in their order; the same list for as long as nothing has changed. */
export function useChoice(keys: readonly string[]) {
  const [shown, setShown] = useState(keys);
  const [current, setCurrent] = useState<string>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string>();
  if (shown !== keys) {
    setShown(keys);
    const isLeft = (key: string) => keys.includes(key);
    if (current !== undefined && !isLeft(current)) setCurrent(nearest(shown, current, isLeft));
    if ([...chosen].some(key => !isLeft(key))) setChosen(new Set([...chosen].filter(isLeft)));
  }
  // Where the row that had the focus is gone, the one that is looked at in its place has it.
  useEffect(() => {
    if (current !== undefined && document.activeElement === document.body) focusApproval(current);
  }, [current]);
  /** With `range`, all between this one and the one before become as this one does. */
  const toggle = useLatest((key: string, range: boolean) => {
    const between = range ? rangeOf(keys, last, key) : [];
    const meant = between.length > 0 ? between : [key];
    const isOn = !chosen.has(key);
    setLast(key);
    setChosen(new Set(isOn ? [...chosen, ...meant] : [...chosen].filter(each => !meant.includes(each))));
  });
  const choose = (all: readonly string[]) => setChosen(new Set(all));
  return {current, look: setCurrent, chosen, toggle, choose};
}
