/** Which ways of drawing a list there are, and which of them a person has chosen for it. */
import {useStore} from 'react-admin';
import type {EntityView} from '../../model/views';
import {useListState} from './list-state';

export type ListLayout = 'table' | 'cards' | 'board' | 'calendar';

/**
 * Cards are for what has a picture or a colour, a board is for what goes through states, a calendar for what has a day.
 */
export function layoutsOf({entity: {fields, workflows}, list}: EntityView): readonly ListLayout[] {
  const hasPictures = fields.some(({control}) => control === 'image' || control === 'colour');
  return [
    'table',
    ...(hasPictures ? (['cards'] as const) : []),
    ...(workflows.length > 0 ? (['board'] as const) : []),
    ...(list.calendar === undefined ? [] : (['calendar'] as const)),
  ];
}

/** What was kept may be no layout of the list any more. */
function isPossible(layout: ListLayout, view: EntityView): boolean {
  return (layout !== 'board' && layout !== 'calendar') || layoutsOf(view).includes(layout);
}

export function useLayoutChoice(): [ListLayout, (layout: ListLayout) => void] {
  const {view} = useListState();
  const [kept, keep] = useStore<ListLayout>(`${view.name}.layout`, view.list.layout ?? 'table');
  return [isPossible(kept, view) ? kept : 'table', keep];
}

/** Drawn as it is, without pages or rows to be chosen. */
export function isWhole(layout: ListLayout): boolean {
  return layout === 'board' || layout === 'calendar';
}
