/** The saved views of a list: the user's own and those shared with everybody. */
import {useQueryClient} from '@tanstack/react-query';
import {useDataProvider, useGetList} from 'react-admin';
import {useSession} from '../../access/session-context';
import {model} from '../../model/schema';
import type {EntityRecord} from '../../model/record';
import {versionOf} from '../../model/record';
import {SAVED_VIEW, toStored, type ViewQuery} from './query';

const LIMIT = 200;

export interface SavedViewStore {
  readonly views: readonly EntityRecord[];
  isMine(view: EntityRecord): boolean;
  add(name: string, shared: boolean, query: ViewQuery): Promise<EntityRecord>;
  overwrite(view: EntityRecord, query: ViewQuery): Promise<void>;
  remove(view: EntityRecord): Promise<void>;
}

export function useSavedViews(resource: string): SavedViewStore {
  const session = useSession();
  const {data} = useGetList<EntityRecord>(
    SAVED_VIEW,
    {
      pagination: {page: 1, perPage: LIMIT},
      sort: {field: 'resource', order: 'ASC'},
      // An administrator may read everybody's.
      filter: {resource, _where: {any: [{eq: ['userId', session.id]}, {eq: ['shared', true]}]}},
    },
    {enabled: model.entities.has(SAVED_VIEW)},
  );
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const reload = () => queryClient.invalidateQueries({queryKey: [SAVED_VIEW]});
  return {
    views: data ?? [],
    isMine: view => view.userId === session.id,
    async add(name, shared, query) {
      const {data: created} = await dataProvider.create<EntityRecord>(SAVED_VIEW, {
        data: {name, shared, resource, query: toStored(query)},
      });
      await reload();
      return created;
    },
    async overwrite(view, query) {
      await dataProvider.update<EntityRecord>(SAVED_VIEW, {
        id: view.id,
        data: {query: toStored(query), version: versionOf(view)},
        previousData: view,
      });
      await reload();
    },
    async remove(view) {
      await dataProvider.delete<EntityRecord>(SAVED_VIEW, {id: view.id, previousData: view});
      await reload();
    },
  };
}
