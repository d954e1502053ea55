import {useEffect} from 'react';
import {DraftKeeper} from '../draft/keeper';
import {useWorkbench} from '../ui/editor-context';

/** Keeps drafts of the open design. A page that is hidden may never come back, so what waits is written then. */
export function useDrafts(): void {
  const {editor, services} = useWorkbench();
  useEffect(() => {
    const keeper = new DraftKeeper(editor, services.drafts);
    const stop = keeper.start();
    const write = (): void => {
      editor.takeWaiting();
      void keeper.flush();
    };
    addEventListener('beforeunload', write);
    addEventListener('pagehide', write);
    document.addEventListener('visibilitychange', write);
    return () => {
      removeEventListener('beforeunload', write);
      removeEventListener('pagehide', write);
      document.removeEventListener('visibilitychange', write);
      stop();
    };
  }, [editor, services]);
}
