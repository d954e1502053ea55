import {WorkbenchProvider, type Workbench} from '../ui/editor-context';
import {EditorPage} from './EditorPage';
import type {Wanted} from './route';

/** The editor's page for one address. */
export function App({workbench, wanted}: {readonly workbench: Workbench; readonly wanted: Wanted}) {
  return (
    <WorkbenchProvider workbench={workbench}>
      <EditorPage wanted={wanted} />
    </WorkbenchProvider>
  );
}
