/** How each kind of file is recognised by its content rather than by its name. */
import {open} from 'node:fs/promises';
import {typeOfContent, typeOfExtension, type KnownType} from './content-types';

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
  return found === 'application/zip' && ['xlsx', 'docx', 'pptx'].includes(extension)
    ? typeOfExtension(extension)
    : undefined;
}

/** The type by content; undefined when it is none of those kept or does not fit the extension. */
export async function sniff(path: string, extension: string): Promise<KnownType | undefined> {
  const start = await head(path);
  const {fileTypeFromBuffer} = await import('file-type');
  const found = await fileTypeFromBuffer(start);
  const byText = textType(start, extension);
  const type =
    byText ??
    officeType(found?.mime, extension) ??
    typeOfContent(found?.mime === 'application/xml' ? 'image/svg+xml' : (found?.mime ?? ''));
  return type && (extension === '' || type.extensions.includes(extension)) ? type : undefined;
}
