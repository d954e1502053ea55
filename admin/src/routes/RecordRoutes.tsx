/** The pages at `/:id` and below: a hand-written page or the form, and the history. */
import {lazy} from 'react';
import {Route, Routes, useParams} from 'react-router';
import {useView} from '../engine/use-view';
import {NotFound} from '../frame/NotFound';
import {OverList} from './OverList';
import {recordPage} from './pages';

const EditDialog = lazy(() => import('../engine/record/EditDialog'));
const EditPage = lazy(() => import('../engine/record/EditPage'));
const HistoryPage = lazy(() => import('../engine/history/HistoryPage'));

/** One of the further forms of a record (`x-dialogs`). */
function FormRoute() {
  const {entity} = useView();
  const {form = ''} = useParams();
  return entity.dialogs[form] ? (
    <OverList when>
      <EditDialog form={form} />
    </OverList>
  ) : (
    <NotFound />
  );
}

export default function RecordRoutes() {
  const {entity} = useView();
  const edit = (
    <OverList when={entity.dialog}>
      <EditPage />
    </OverList>
  );
  return (
    <Routes>
      <Route index element={recordPage(entity) ?? edit} />
      <Route path="edit" element={edit} />
      <Route path="form/:form" element={<FormRoute />} />
      <Route path="history" element={<HistoryPage />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
