/** Answers about uploads. */
import type {Fields} from '../document/read';
import type {UploadedPicture} from '../store/state';

export function readUploadedPicture(fields: Fields): UploadedPicture | undefined {
  const id = fields.id('id');
  const picPath = fields.text('picPath', '');
  return id === undefined || picPath === '' ? undefined : {id, picPath};
}
