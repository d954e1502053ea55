import {closeMyCreation} from '../actions/template/my-creation';
import {Dialog} from '../ui/Dialog';
import {useRun} from '../ui/editor-context';
import {useText} from '../ui/use-text';
import {MyCreation} from './MyCreation';

/** My Creation beside the canvas of a desk (ED-155). */
export function MyCreationDialog() {
  const t = useText();
  const {run} = useRun();
  return (
    <Dialog title={t('creation.title')} className="dialog-creation" onClose={() => run(closeMyCreation)}>
      <MyCreation />
    </Dialog>
  );
}
