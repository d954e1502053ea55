/** The saved views of a list or a report: the user's own and those shared with everybody. */
import {useQueryClient} from '@tanstack/react-query';
import {useDataProvider, useGetList} from 'react-admin';
import {useSession} from '../../access/session-context';
import {model} from '../../model/schema';
import type {EntityRecord} from '../../model/record';
import {versionOf} from '../../model/record';
import type {Values} from '../../model/parse';

const SAVED_VIEW = 'saved-view';

const LIMIT = 200;

export interface ViewNaming {
  readonly name: string;
  /** Whether all staff see it. */
  readonly shared: boolean;
}

export interface SavedViewStore {
  readonly views: readonly EntityRecord[];
  isMine(view: EntityRecord): boolean;
  add(naming: ViewNaming, query: Values): Promise<EntityRecord>;
  rename(view: EntityRecord, naming: ViewNaming): Promise<void>;
  overwrite(view: EntityRecord, query: Values): Promise<void>;
  remove(view: EntityRecord): Promise<void>;
}

/** `resource` is the path of the page that they are of, without its leading slash. */
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
  const change = async (view: EntityRecord, values: Values) => {
    await dataProvider.update<EntityRecord>(SAVED_VIEW, {
      id: view.id,
      data: {...values, version: versionOf(view)},
      previousData: view,
    });
    await reload();
  };
  return {
    views: data ?? [],
    isMine: view => view.userId === session.id,
    async add(naming, query) {
      const {data: created} = await dataProvider.create<EntityRecord>(SAVED_VIEW, {data: {...naming, resource, query}});
      await reload();
      return created;
    },
    rename: (view, {name, shared}) => change(view, {name, shared}),
    overwrite: (view, query) => change(view, {query}),
    async remove(view) {
      await dataProvider.delete<EntityRecord>(SAVED_VIEW, {id: view.id, previousData: view});
      await reload();
    },
  };
}
