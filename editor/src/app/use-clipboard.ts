import {useEffect} from 'react';
import {carriedAway, OBJECTS_TYPE, pasteCarried, type Carried} from '../actions/design/carry';
import {copy, cut, paste} from '../actions/selection/clipboard';
import {useRun, useWorkbench, type Workbench} from '../ui/editor-context';
import {belongsElsewhere} from './use-shortcuts';

/** Marked words of the page are copied as words. */
const isMarked = (): boolean => getSelection()?.isCollapsed === false;

function onCopy(event: ClipboardEvent, workbench: Workbench): void {
  const action = event.type === 'cut' ? cut : copy;
  if (belongsElsewhere(event.target) || isMarked() || !action.isEnabled(workbench)) return;
  void action.run(workbench);
  const {objects, text} = carriedAway(workbench);
  event.clipboardData?.setData(OBJECTS_TYPE, objects);
  event.clipboardData?.setData('text/plain', text);
  event.preventDefault();
}

function onPaste(event: ClipboardEvent, workbench: Workbench, handle: (carried: Carried) => void): void {
  const {clipboardData: data} = event;
  if (belongsElsewhere(event.target) || !data) return;
  event.preventDefault();
  if (workbench.clipboard.isAhead) return void paste.run(workbench);
  const text = data.getData('text/plain');
  // Office programs add a picture of the words that they copy.
  const isWritten = text !== '' && data.types.includes('text/html');
  handle({objects: data.getData(OBJECTS_TYPE), files: isWritten ? [] : [...data.files], text});
}

/**
 * Copies and pastes by the clipboard of the system, so that objects go from tab to tab, and words and pictures come
 * from other programs. What a menu copied stays here, for pages may not write there unasked; it counts until the window
 * is left.
 */
export function useClipboard(): void {
  const workbench = useWorkbench();
  const {runWith} = useRun();
  useEffect(() => {
    const control = new AbortController();
    const options = {signal: control.signal};
    for (const type of ['copy', 'cut'] as const) addEventListener(type, event => onCopy(event, workbench), options);
    addEventListener('paste', event => onPaste(event, workbench, carried => runWith(pasteCarried, carried)), options);
    addEventListener('blur', () => (workbench.clipboard.isAhead = false), options);
    return () => control.abort();
  }, [workbench, runWith]);
}
