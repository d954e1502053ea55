/** Figures over a list: of what it shows at present, in the period of their report. */
import {Stack} from '@mui/material';
import type {Predicate} from '@emblem/schemas';
import {useLocation} from 'react-router';
import {FIGURE, WHERE} from '../../model/filter-keys';
import {both} from '../../model/views';
import {isDeletedView, useFilterValues, useListState, useWire} from '../list-state/list-state';
import {Cards} from './Cards';

export function ListCards() {
  const {view} = useListState();
  const {values} = useFilterValues();
  const {pathname} = useLocation();
  const list = useWire();
  const cards = view.entity.cards.filter(({of}) => of === undefined);
  if (cards.length === 0 || isDeletedView(values)) return null;
  const addressOf = (records: Predicate, figure: string) => {
    const where = both(values[WHERE] as Predicate | undefined, records);
    const filter = JSON.stringify({...values, [WHERE]: where, [FIGURE]: figure});
    return `${pathname}?${new URLSearchParams({filter, page: '1'}).toString()}`;
  };
  return (
    <Stack spacing={1} sx={{mb: 1.5}}>
      {cards.map(card => (
        <Cards key={card.report} card={card} list={list} addressOf={addressOf} />
      ))}
    </Stack>
  );
}
