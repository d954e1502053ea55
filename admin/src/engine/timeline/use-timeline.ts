/** The timeline of a record, kept up to date while others write. */
import {useEffect, useState} from 'react';
import {keepPreviousData, useQuery, useQueryClient} from '@tanstack/react-query';
import {useLocale} from '../../i18n/hooks';
import type {EntityRecord} from '../../model/record';
import {watchEntity} from '../../realtime/watch';
import {askAgain} from '../../request/ask-again';
import {timeline} from '../../request/rest';
import {useView} from '../use-view';

const PAGE = 30;
const MAX_ENTRIES = 500;
/** Milliseconds that words of the server are gathered. */
const GATHERED = 250;

export function useTimeline(record: EntityRecord) {
  const view = useView();
  const locale = useLocale();
  const client = useQueryClient();
  const [limit, setLimit] = useState(PAGE);
  const key = [view.name, 'timeline', record.id];
  const query = useQuery({
    queryKey: [...key, record.version, locale, limit],
    queryFn: ({signal}) => timeline(view.entity.key, record.id, limit, {signal, hideLoading: true}),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const {name} = view;
  const {id} = record;
  useEffect(() => {
    let timer: number | undefined;
    const stop = watchEntity(view.entity.key, ids => {
      if (ids && !ids.includes(id)) return;
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        void askAgain(client, {queryKey: [name, 'timeline', id]});
        void askAgain(client, {queryKey: [name, 'getOne', {id: String(id)}]});
      }, GATHERED);
    });
    return () => {
      window.clearTimeout(timer);
      stop();
    };
  }, [view.entity.key, name, id, client]);
  return {
    ...query,
    showOlder: () => setLimit(Math.min(MAX_ENTRIES, limit + PAGE)),
    mayShowOlder: query.data?.more === true && limit < MAX_ENTRIES,
    look: () => askAgain(client, {queryKey: key}),
  };
}
