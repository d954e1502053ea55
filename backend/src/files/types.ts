/** Which kinds of file are kept, and how each is recognised by its content rather than by its name. */
import {open} from 'node:fs/promises';

export interface KnownType {
  readonly contentType: string;
  readonly extensions: readonly string[];
  /** Shown in the browser; anything else is offered for download. */
  readonly inline: boolean;
}

const KNOWN: readonly KnownType[] = [
  {contentType: 'image/png', extensions: ['png'], inline: true},
  {contentType: 'image/jpeg', extensions: ['jpg', 'jpeg', 'jfif'], inline: true},
  {contentType: 'image/gif', extensions: ['gif'], inline: true},
  {contentType: 'image/webp', extensions: ['webp'], inline: true},
  {contentType: 'image/bmp', extensions: ['bmp'], inline: true},
  {contentType: 'image/tiff', extensions: ['tif', 'tiff'], inline: false},
  {contentType: 'image/svg+xml', extensions: ['svg'], inline: true},
  {contentType: 'image/vnd.adobe.photoshop', extensions: ['psd'], inline: false},
  {contentType: 'application/pdf', extensions: ['pdf', 'ai'], inline: true},
  {contentType: 'application/postscript', extensions: ['ai', 'eps'], inline: false},
  {contentType: 'video/mp4', extensions: ['mp4'], inline: true},
  {contentType: 'video/vnd.avi', extensions: ['avi'], inline: false},
  {contentType: 'application/vnd.rn-realmedia', extensions: ['rmvb'], inline: false},
  {contentType: 'application/x-cfb', extensions: ['doc', 'xls', 'ppt'], inline: false},
  {contentType: 'application/zip', extensions: ['zip'], inline: false},
  {contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', extensions: ['xlsx'], inline: false},
  {contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', extensions: ['docx'], inline: false},
  {contentType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation', extensions: ['pptx'], inline: false},
  {contentType: 'text/csv', extensions: ['csv'], inline: false},
  {contentType: 'text/plain', extensions: ['txt'], inline: false},
];

export function typeOfExtension(extension: string): KnownType | undefined {
  return KNOWN.find(type => type.extensions.includes(extension.toLowerCase()));
}

export function extensionOf(name: string): string {
  return /\.([A-Za-z0-9]{1,8})$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

async function head(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const {buffer, bytesRead} = await file.read(Buffer.alloc(4100), 0, 4100, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Texts have no magic number: they are what their extension says, if they hold no zero byte. */
function textType(start: Buffer, extension: string): KnownType | undefined {
  if (start.includes(0)) return undefined;
  const content = start.toString('utf8');
  if (/<svg[\s>]/i.test(content)) return typeOfExtension('svg');
  return extension === 'csv' || extension === 'txt' ? typeOfExtension(extension) : undefined;
}

/** What tells an office file from any other zip may stand behind the part that is looked at. */
function officeType(found: string | undefined, extension: string): KnownType | undefined {
  return found === 'application/zip' && ['xlsx', 'docx', 'pptx'].includes(extension) ? typeOfExtension(extension) : undefined;
}

/** The type by content; undefined when it is none of those kept or does not fit the extension. */
export async function sniff(path: string, extension: string): Promise<KnownType | undefined> {
  const start = await head(path);
  const {fileTypeFromBuffer} = await import('file-type');
  const found = await fileTypeFromBuffer(start);
  const byText = textType(start, extension);
  const type = byText ?? officeType(found?.mime, extension)
    ?? KNOWN.find(known => known.contentType === (found?.mime === 'application/xml' ? 'image/svg+xml' : found?.mime));
  return type && (extension === '' || type.extensions.includes(extension)) ? type : undefined;
}
