/** Reads the parameters of a drawing from its picture. */
import {useState} from 'react';
import {useNotify} from 'react-admin';
import {useT} from '../../../i18n/hooks';
import {asList, isValues} from '../../../model/parse';
import {post} from '../../../request/api';
import {messageOf} from '../../../request/failure';
import {send} from '../../../request/http';

const OCR = '/image/ocrArtworkParam';

/** A picture of our own store as base64. */
async function base64Of(url: string): Promise<string> {
  const {body} = await send(url, {headers: {Accept: '*/*'}, hideLoading: true});
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The picture cannot be read.'));
    reader.readAsDataURL(body);
  });
}

/** One `name:value` a line. */
function linesOf(answer: unknown): readonly string[] {
  const parameters = isValues(answer) ? asList(answer.parameters) : [];
  return parameters.flatMap(each => (isValues(each) ? [`${String(each.name)}:${String(each.value)}`] : []));
}

/** Hands the lines on that were read; what goes wrong, and that nothing was found, is told. */
export function useParametersFromPicture(
  picture: string | undefined,
  onRead: (lines: readonly string[]) => void,
): {readonly busy: boolean; readonly read: () => Promise<void>} {
  const t = useT();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const fetchPicture = (url: string) =>
    base64Of(url).catch((error: unknown) => {
      notify(messageOf(error), {type: 'error'});
      throw error;
    });
  const read = async () => {
    if (picture === undefined) return;
    setBusy(true);
    try {
      const lines = linesOf(await post(OCR, {image: await fetchPicture(picture)}));
      if (lines.length === 0) notify(t('artworkUpload.nothingRead'), {type: 'info'});
      else onRead(lines);
    } catch {
      // `post` and `fetchPicture` have told what went wrong.
    } finally {
      setBusy(false);
    }
  };
  return {busy, read};
}
