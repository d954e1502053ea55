/** The keyword for properties that take files. */

/** A kind of files, or the extension of one; what the file store keeps. */
export type UploadType =
  | 'images'
  | 'videos'
  | 'documents'
  | 'png'
  | 'jpg'
  | 'jpeg'
  | 'jfif'
  | 'gif'
  | 'webp'
  | 'bmp'
  | 'tif'
  | 'tiff'
  | 'svg'
  | 'psd'
  | 'pdf'
  | 'ai'
  | 'eps'
  | 'mp4'
  | 'avi'
  | 'rmvb'
  | 'doc'
  | 'docx'
  | 'xls'
  | 'xlsx'
  | 'ppt'
  | 'pptx'
  | 'zip'
  | 'csv'
  | 'txt'
  | 'icc'
  | 'icm';

/** `x-upload`: which files a property takes; on a list of addresses, each of them. */
export interface UploadKeyword {
  /** All that the file store keeps where absent. */
  readonly types?: readonly UploadType[];
  /** Of a file at most. */
  readonly megabytes?: number;
  /** Of a list: so many files at most. */
  readonly count?: number;
  /** Addresses outside of the file store may end as they like. */
  readonly elsewhere?: boolean;
  /** Files are for those alone who may read a record that holds them. */
  readonly private?: boolean;
}
