/** Lets a widget check, queue and follow its uploads. */
import {useCallback, useState, useSyncExternalStore} from 'react';
import {useNotify} from 'react-admin';
import {useT} from '../i18n/hooks';
import {translate} from '../i18n/i18n';
import {messageOf} from '../request/failure';
import {useBeginInForm} from './form-uploads-context';
import {UploadQueue, type UploadItem} from './queue';
import {check, checkDragged, type Checked, type Rules} from './rules';
import {sender, type SendOptions} from './send';

export interface UploadOptions extends Rules {
  readonly send: SendOptions;
  readonly done: (url: string, file: File) => void;
}

export interface Uploads {
  /** Those of this widget that are under way or have failed. */
  readonly records: readonly UploadItem[];
  choose(files: readonly File[]): void;
  /** As `choose`, for files that were dragged here. */
  drop(files: readonly File[]): void;
}

export const uploadQueue = new UploadQueue({canceled: () => translate('upload.userCanceled'), failed: messageOf});

export function useQueue(): readonly UploadItem[] {
  return useSyncExternalStore(uploadQueue.subscribe, uploadQueue.snapshot);
}

/** Stops an upload and says so (CO-703). */
export function useCancel(): (id: number) => void {
  const t = useT();
  const notify = useNotify();
  return useCallback(
    id => {
      if (uploadQueue.cancel(id)) notify(t('upload.canceled'), {type: 'warning'});
    },
    [notify, t],
  );
}

export function useUploads({send, done, ...rules}: UploadOptions): Uploads {
  const t = useT();
  const notify = useNotify();
  const beginInForm = useBeginInForm();
  const [ids, setIds] = useState<readonly number[]>([]);
  const records = useQueue().filter(
    ({id, status}) => ids.includes(id) && status !== 'success' && status !== 'canceled',
  );
  const start = ({passed, objections}: Checked<File>) => {
    for (const {level, key, values} of objections) notify(t(key, values), {type: level});
    if (passed.length === 0) return;
    const id = uploadQueue.add({
      files: passed,
      send: sender({...send, tell: note => notify(note, {type: 'warning'})}),
      done,
    });
    setIds([...ids, id]);
    beginInForm(id);
  };
  return {records, choose: files => start(check(files, rules)), drop: files => start(checkDragged(files, rules))};
}
