/** Which ways of drawing a list there are, and which of them a person has chosen for it. */
import {useStore} from 'react-admin';
import type {Entity} from '@emblem/schemas';
import {useListState} from './list-state';

export type ListLayout = 'table' | 'cards' | 'board';

/** Cards are for what has a picture or a colour, a board is for what goes through states. */
export function layoutsOf({fields, workflows}: Entity): readonly ListLayout[] {
  const hasPictures = fields.some(({control}) => control === 'image' || control === 'colour');
  return ['table', ...(hasPictures ? (['cards'] as const) : []), ...(workflows.length > 0 ? (['board'] as const) : [])];
}

export function useLayoutChoice(): [ListLayout, (layout: ListLayout) => void] {
  const {view} = useListState();
  const [kept, keep] = useStore<ListLayout>(`${view.name}.layout`, view.list.layout ?? 'table');
  return [kept === 'board' && view.entity.workflows.length === 0 ? 'table' : kept, keep];
}
