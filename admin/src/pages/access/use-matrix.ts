/** The state of a matrix: what is saved, what has been switched since, and saving it. */
import {useCallback, useEffect, useMemo, useState} from 'react';
import {useNotify} from 'react-admin';
import {useT} from '../../i18n/hooks';
import {messageOf} from '../../request/failure';
import type {Item} from './catalogue';
import {
  changeList,
  switchPair,
  withChange,
  type Change,
  type Changes,
  type GrantsByHolder,
  type HolderKind,
  type Scope,
} from './changes';
import {useSaveGrants} from './load';

const NOTHING: Changes = new Map();

interface MatrixControl {
  readonly changes: Changes;
  readonly list: readonly Change[];
  readonly busy: boolean;
  readonly problem: string | undefined;
  readonly onSwitch: (holderId: number, item: Item, part: 'view' | 'edit') => void;
  readonly onScope: (holderId: number, authorityId: number, scope: Scope) => void;
  readonly save: () => Promise<void>;
  readonly discard: () => void;
}

/** `scope` is what rights that are switched on reach. */
export function useMatrix(kind: HolderKind, saved: GrantsByHolder, scope: Scope): MatrixControl {
  const t = useT();
  const notify = useNotify();
  const saveGrants = useSaveGrants();
  const [changes, setChanges] = useState<Changes>(NOTHING);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(() => setChanges(NOTHING), [kind]);
  const list = useMemo(() => changeList(saved, changes), [saved, changes]);
  const onSwitch = useCallback(
    (holderId: number, item: Item, part: 'view' | 'edit') => {
      setProblem(undefined);
      setChanges(present => switchPair(saved, present, holderId, item, part, scope));
    },
    [saved, scope],
  );
  const onScope = useCallback(
    (holderId: number, authorityId: number, next: Scope) => {
      setProblem(undefined);
      setChanges(present => withChange(saved, present, holderId, [authorityId], next));
    },
    [saved],
  );
  const discard = () => {
    setProblem(undefined);
    setChanges(NOTHING);
  };
  const save = async () => {
    setBusy(true);
    try {
      await saveGrants(kind, list);
      discard();
      notify(t('rights.saved', {count: list.length}), {type: 'success'});
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return {changes, list, busy, problem, onSwitch, onScope, save, discard};
}
