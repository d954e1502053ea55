/** The uploads of a form: what it sends waits until its files are there, so that none is left behind. */
import {useCallback, useEffect, useRef, useState} from 'react';
import {uploadQueue, useQueue} from './use-uploads';

export interface FormUploads {
  /** For `UploadsOfFormProvider`. */
  readonly begin: (id: number) => void;
  /** How many files of the form are on their way. */
  readonly underWay: number;
  /** The form has been sent, and waits for them. */
  readonly isWaiting: boolean;
  /**
   * Does the work as soon as no file of the form is on its way. It is left undone where one of them fails or is stopped
   * meanwhile, and where the form is gone; asked twice while it waits, it is done once.
   */
  after(work: () => Promise<void>): Promise<void>;
}

export function useFormUploads(): FormUploads {
  const [ids, setIds] = useState<readonly number[]>([]);
  const [isWaiting, setWaiting] = useState(false);
  /** The same as `ids`, for what goes on while others begin. */
  const begun = useRef<readonly number[]>([]);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const begin = useCallback((id: number) => {
    begun.current = [...begun.current, id];
    setIds(begun.current);
  }, []);
  const open = useQueue().filter(({id, status}) => status === 'uploading' && ids.includes(id));
  const underWay = open.reduce((sum, {files, path}) => sum + files.length - path.length, 0);

  async function after(work: () => Promise<void>): Promise<void> {
    if (isWaiting) return;
    if (open.length > 0) {
      setWaiting(true);
      const over = begun.current.filter(id => !open.some(each => each.id === id));
      const ends = await uploadQueue.ended(() => begun.current.filter(id => !over.includes(id)));
      if (isGone.current) return;
      setWaiting(false);
      // Whoever sent it has been told why by the upload itself.
      if (ends.some(end => end !== 'success')) return;
    }
    await work();
  }

  return {begin, underWay, isWaiting, after};
}
