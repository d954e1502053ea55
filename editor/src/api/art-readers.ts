/** Answers about uploads. */
import type {Fields} from '../document/read';

/** An entry of the upload history. */
export interface UploadedPicture {
  readonly id: number;
  readonly picPath: string;
}

export function readUploadedPicture(fields: Fields): UploadedPicture | undefined {
  const id = fields.id('id');
  const picPath = fields.text('picPath', '');
  return id === undefined || picPath === '' ? undefined : {id, picPath};
}
