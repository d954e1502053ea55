/** The pages at `/:id` and below: a hand-written page or the form, and the history. */
import {lazy} from 'react';
import {Route, Routes} from 'react-router';
import {recordPage} from '../../pages/registry';
import {NotFound} from '../../shell/NotFound';
import {useView} from '../use-view';

const EditPage = lazy(() => import('./EditPage'));
const FurtherFormPage = lazy(() => import('./FurtherFormPage'));
const HistoryPage = lazy(() => import('../history/HistoryPage'));

export default function RecordRoutes() {
  const {entity} = useView();
  return (
    <Routes>
      <Route index element={recordPage(entity.key) ?? <EditPage />} />
      <Route path="edit" element={<EditPage />} />
      <Route path="form/:form" element={<FurtherFormPage />} />
      <Route path="history" element={<HistoryPage />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
