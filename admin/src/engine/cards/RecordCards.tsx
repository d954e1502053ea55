/** Figures of what belongs to one record, on its page. */
import {useMemo} from 'react';
import {Stack} from '@mui/material';
import type {CardsKeyword, Entity, Predicate} from '@emblem/schemas';
import type {EntityRecord} from '../../model/record';
import {model} from '../../model/schema';
import {listAddress} from '../report/list-address';
import {Cards} from './Cards';

interface CardsOfRecordProps {
  readonly card: CardsKeyword;
  readonly of: string;
  readonly id: number;
}

function CardsOfRecord({card, of, id}: CardsOfRecordProps) {
  const filter = useMemo(() => ({[of]: [id]}), [of, id]);
  const metric = model.metrics.get(model.reports.get(card.report)?.metric ?? '');
  if (!metric) return null;
  const addressOf = (records: Predicate, figure: string) => listAddress(metric.entity, records, figure);
  return <Cards card={card} filter={filter} addressOf={addressOf} />;
}

export function RecordCards({entity, record}: {readonly entity: Entity; readonly record: EntityRecord}) {
  const cards = entity.cards.flatMap(card => (card.of === undefined ? [] : [{card, of: card.of}]));
  if (cards.length === 0) return null;
  return (
    <Stack spacing={1} sx={{'&:not(:first-child)': {mt: 2}}}>
      {cards.map(({card, of}) => (
        <CardsOfRecord key={`${card.report} ${of}`} card={card} of={of} id={record.id} />
      ))}
    </Stack>
  );
}
