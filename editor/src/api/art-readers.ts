/** Answers about uploads and own cliparts. */
import type {Fields} from '../document/read';

/** An entry of the upload history. */
export interface UploadedPicture {
  readonly id: number;
  readonly picPath: string;
}

/** A clipart that a member has uploaded. */
export interface OwnClipart {
  readonly id: number;
  readonly clipartName: string;
  readonly clipartUrl: string;
}

export function readUploadedPicture(fields: Fields): UploadedPicture | undefined {
  const id = fields.id('id');
  const picPath = fields.text('picPath', '');
  return id === undefined || picPath === '' ? undefined : {id, picPath};
}

export function readOwnClipart(fields: Fields): OwnClipart | undefined {
  const id = fields.id('id');
  const clipartUrl = fields.text('clipartUrl', '');
  return id === undefined || clipartUrl === '' ? undefined : {id, clipartName: fields.text('clipartName', ''), clipartUrl};
}
