/** Pictures that a member keeps as cliparts (ED-164, ED-303, ED-310..314). */
import type {NewClipart} from '../../api/my-creation-api';
import {allowedUrl} from '../../document/url';
import {extensionOf} from '../../import/accept';
import type {ActionContext} from '../action';

/** Files must be smaller (ED-310). */
const SIZE_LIMIT = 10 * 1024 * 1024;

/** Types that are taken, by the end of the name (ED-311). */
export const CLIPART_TYPES: readonly string[] = ['jpg', 'jpeg', 'png'];

/** Files that travel at the same time (ED-302). */
const AT_ONCE = 10;

/** A chosen file and the name it shall have, which nobody else sees before it is confirmed. */
export interface ChosenFile {
  readonly file: File;
  readonly name: string;
}

/** The name of a file without its ending. */
export const baseName = (name: string): string => name.replace(/\.[^.]*$/, '');

const fits = ({name, size}: File): boolean => size < SIZE_LIMIT && CLIPART_TYPES.includes(extensionOf(name));

/** The files under their own names; undefined, after a notice, when one of them is refused (ED-312). */
export function chosenFiles({editor}: ActionContext, files: readonly File[]): readonly ChosenFile[] | undefined {
  if (files.every(fits)) return files.map(file => ({file, name: baseName(file.name)}));
  editor.notify('error', 'cliparts.refused');
  return undefined;
}

/** Stores the files and keeps them as cliparts of a folder (0: of none); whether it was done (ED-313, ED-314). */
export async function uploadCliparts(
  context: ActionContext,
  chosen: readonly ChosenFile[],
  folderId: number,
): Promise<boolean> {
  const {editor, services} = context;
  if (chosen.length === 0) {
    editor.notify('warning', 'cliparts.none');
    return false;
  }
  try {
    await services.api.myCreation.keepCliparts(await storeFiles(context, chosen), folderId);
    return true;
  } catch {
    editor.notify('error', 'upload.failed');
    return false;
  }
}

/** The addresses of the stored files, in the order of the files. */
async function storeFiles({services}: ActionContext, chosen: readonly ChosenFile[]): Promise<readonly NewClipart[]> {
  const kept: NewClipart[] = [];
  const waiting = [...chosen.entries()];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, {file, name}] = next;
      const clipartUrl = allowedUrl(await services.api.upload(file, file.name), services.origin);
      if (clipartUrl === undefined) throw new Error('The stored file is not on this site');
      kept[index] = {clipartName: name.trim() === '' ? baseName(file.name) : name.trim(), clipartUrl};
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, work));
  return kept;
}
