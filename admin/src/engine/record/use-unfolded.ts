/** Which sections of a record's page show what says nothing. */
import {useStore} from 'react-admin';
import type {Entity} from '@emblem/schemas';
import type {Values} from '../../model/parse';

/** Whether what says nothing in a section is shown: chosen for all records of a kind, in this browser. */
export function useUnfolded(
  entity: Entity,
): readonly [isOpen: (section: string) => boolean, turn: (section: string) => void] {
  const [open, setOpen] = useStore<Values>(`${entity.key}.unfolded`, {});
  const isOpen = (section: string) => open[section] === true;
  return [isOpen, section => setOpen({...open, [section]: !isOpen(section)})];
}
