/** Uploads one file and says how far it is. */
import {useState} from 'react';
import {useNotify} from 'react-admin';
import {useFormTarget} from '../../engine/form/target';
import {useT} from '../../i18n/hooks';
import {messageOf} from '../../request/failure';
import {upload} from '../../request/upload';

export interface Upload {
  /** The share sent, 0 to 1; undefined when nothing is under way. */
  readonly progress: number | undefined;
  start(file: File): Promise<void>;
}

const MEGABYTE = 1024 * 1024;

function hasExtension(name: string, accept: readonly string[]): boolean {
  return accept.some(extension => name.toLowerCase().endsWith(`.${extension}`));
}

export function useUpload(options: {readonly accept?: readonly string[]; readonly megabytes: number; readonly done: (url: string) => void}): Upload {
  const {accept, megabytes, done} = options;
  const t = useT();
  const notify = useNotify();
  const {entity} = useFormTarget();
  const [progress, setProgress] = useState<number>();
  const refusal = (file: File): string | undefined => {
    if (accept && !hasExtension(file.name, accept)) return t('upload.formats', {formats: accept.join(', ')});
    return file.size > megabytes * MEGABYTE ? t('upload.tooLarge', {limit: megabytes}) : undefined;
  };
  const start = async (file: File) => {
    const refused = refusal(file);
    if (refused !== undefined) return notify(refused, {type: 'warning'});
    setProgress(0);
    try {
      done(await upload(file, entity.key, setProgress));
    } catch (error) {
      notify(messageOf(error), {type: 'error'});
    } finally {
      setProgress(undefined);
    }
  };
  return {progress, start};
}
