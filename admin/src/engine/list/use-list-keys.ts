/** Going through a list by keys: down and up, looking at a record, editing it, selecting it, unfolding its lines. */
import {useEffect} from 'react';
import {useCan} from '../../access/session-context';
import {openPage} from '../../widgets/address';
import {isForPage} from '../../widgets/keys';
import {useLatest} from '../../widgets/use-latest';
import {closePreview, openPreview, previewedNow} from '../list-state/preview-address';
import {abilityOf} from '../../model/record';
import {pathsOf} from '../../model/paths';
import {useListState, useRecords} from '../list-state/list-state';
import {focusRow, isRow, listedIds, rowAt} from '../rows/focus';
import {isSelectable} from '../rows/selection';

/** Steps through the rows; the arrows only where a row itself has the focus, since they scroll elsewhere. */
const STEPS: Readonly<Record<string, number>> = {j: 1, k: -1};
const ARROWS: Readonly<Record<string, number>> = {ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1};

export function useListKeys(): void {
  const can = useCan();
  const {view, unfolding} = useListState();
  const {entity} = view;
  const {data = [], onToggleItem} = useRecords();

  const move = (from: number | undefined, by: number) => {
    const ids = listedIds();
    const place = from === undefined ? -1 : ids.indexOf(from);
    const to = place < 0 ? ids[0] : ids[place + by];
    if (to === undefined) return;
    focusRow(to);
    if (previewedNow() !== undefined) openPreview(to);
  };
  const edit = (id: number) => {
    const record = data.find(each => each.id === id);
    if (record && entity.writable && can(entity, 'update') && abilityOf(record, 'update') === true)
      openPage(pathsOf(view).edit(id));
  };
  /** Whether the key meant something here. */
  const act = (key: string, target: EventTarget | null): boolean => {
    const previewed = previewedNow();
    const at = rowAt(target) ?? previewed;
    const step = STEPS[key] ?? (isRow(target) ? ARROWS[key] : undefined);
    if (step !== undefined) move(at, step);
    else if (key === 'Escape' && previewed !== undefined) {
      focusRow(previewed);
      closePreview();
    } else if (at === undefined) return false;
    else if (key === 'e') edit(at);
    else if (key === 'u' && unfolding) unfolding.toggle(at);
    else if (key === 'x' && isSelectable(can, entity)) onToggleItem(at);
    else if (key === 'Enter' && isRow(target)) {
      if (at === previewed) openPage(pathsOf(view).main(at));
      else openPreview(at);
    } else return false;
    return true;
  };
  const press = useLatest((event: KeyboardEvent) => {
    if (isForPage(event) && act(event.key, event.target)) event.preventDefault();
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [press]);
}
