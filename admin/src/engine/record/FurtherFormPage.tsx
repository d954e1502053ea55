/** One of the further forms of a record (`x-dialogs`), at `/:id/form/<its name>`. */
import {useParams} from 'react-router';
import {NotFound} from '../../shell/NotFound';
import {useView} from '../use-view';
import {EditDialog} from './EditDialog';

export default function FurtherFormPage() {
  const {entity} = useView();
  const {form = ''} = useParams();
  return entity.dialogs[form] ? <EditDialog form={form} /> : <NotFound />;
}
