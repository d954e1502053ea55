import {useEffect} from 'react';
import {addFiles} from '../actions/picture/add-picture';
import {useRun} from '../ui/editor-context';

const carriesFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;

/**
 * Files dropped anywhere on the page are added to the design; otherwise the browser would leave the page to show them.
 */
export function useFileDrop(): void {
  const {runWith} = useRun();
  useEffect(() => {
    const control = new AbortController();
    const options = {signal: control.signal};
    addEventListener(
      'dragover',
      event => {
        if (carriesFiles(event)) event.preventDefault();
      },
      options,
    );
    addEventListener(
      'drop',
      event => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        runWith(addFiles, [...(event.dataTransfer?.files ?? [])]);
      },
      options,
    );
    return () => control.abort();
  }, [runWith]);
}
