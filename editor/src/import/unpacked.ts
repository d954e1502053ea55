/** Drawings that were saved compressed, as Inkscape and others do; what they are is told by their first bytes. */
import {ImportError, MAX_BYTES} from './accept';

const isPacked = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** What is in a file that was compressed by gzip; the file itself where it was not. */
export async function unpack(file: File): Promise<File> {
  if (!isPacked(new Uint8Array(await file.slice(0, 2).arrayBuffer()))) return file;
  return new File([await inflateFile(file)], file.name, {type: file.type});
}

/** No more of it is unpacked than a file may hold, however little it was when packed. */
async function inflateFile(file: File): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = file.stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  let size = 0;
  for (;;) {
    const {done, value} = await reader.read().catch(() => {
      throw new ImportError('upload.broken');
    });
    if (done) return new Blob(parts);
    size += value.length;
    if (size >= MAX_BYTES) {
      void reader.cancel();
      throw new ImportError('upload.size');
    }
    parts.push(value);
  }
}
