/** The saved views of a list: its filter, order and columns. */
import {useStore} from 'react-admin';
import {fromStored, toStored} from '../saved-views/query';
import {SavedViews} from '../saved-views/SavedViews';
import {useListState, useRecords} from '../list-state/list-state';

export function ListViews() {
  const {view, columns} = useListState();
  const {filterValues, setFilters, sort, setSort, perPage, setPerPage} = useRecords();
  const [chosenId, setChosenId] = useStore<number | undefined>(`${view.name}.savedView`);
  return (
    <SavedViews
      resource={view.name}
      chosenId={chosenId}
      choose={setChosenId}
      current={() =>
        toStored({
          filter: filterValues ?? {},
          sort: {field: sort.field, order: sort.order},
          columns: columns.fields.map(field => field.name),
          perPage,
        })
      }
      open={saved => {
        setChosenId(saved.id);
        const query = fromStored(saved.query);
        columns.choose(query.columns);
        if (query.perPage !== undefined) setPerPage(query.perPage);
        if (query.sort) setSort(query.sort);
        setFilters({...query.filter}, undefined, false);
      }}
    />
  );
}
