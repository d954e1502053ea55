/** Which kind of picture a file is, told by how it begins: names lie. Pure. */

const STARTS: readonly (readonly [extension: string, bytes: readonly number[]])[] = [
  ['png', [0x89, 0x50, 0x4e, 0x47]],
  ['jpg', [0xff, 0xd8, 0xff]],
  ['gif', [0x47, 0x49, 0x46, 0x38]],
];

const SAME: Readonly<Record<string, string>> = {jpeg: 'jpg', jfif: 'jpg'};

/** Of the kinds that presses and browsers read alike; undefined for every other. */
export function extensionFor(start: Uint8Array): string | undefined {
  const text = String.fromCharCode(...start.subarray(0, 12));
  if (/^RIFF[^]{4}WEBP/.test(text)) return 'webp';
  return STARTS.find(([, bytes]) => bytes.every((byte, at) => start[at] === byte))?.[0];
}

/** The name with the ending of what the file is, where it has none or that of another kind. */
export function trueName(name: string, start: Uint8Array): string {
  const extension = extensionFor(start);
  const [ending = '', given = ''] = /\.([^.]*)$/.exec(name.toLowerCase()) ?? [];
  if (extension === undefined || (SAME[given] ?? given) === extension) return name;
  return `${name.slice(0, name.length - ending.length)}.${extension}`;
}
