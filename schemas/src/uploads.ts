/**
 * Which files a property takes (`x-upload`). What it says of values is written out as the files are loaded; senders and
 * receivers of files ask for the rest here.
 */
import type {PropertySchema, UploadKeyword, UploadType} from './vocabulary';
import type {Text} from './text';

/** Kinds of files that go by one name, as the documents list them. */
const KINDS = {
  images: ['png', 'jpg', 'jpeg', 'bmp', 'gif', 'webp', 'psd', 'svg', 'tiff', 'jfif'],
  videos: ['avi', 'mp4', 'rmvb'],
  documents: ['ai', 'bmp', 'eps', 'pdf', 'svg', 'tif', 'xls', 'xlsx', 'doc', 'docx', 'txt', 'csv', 'psd', 'ppt'],
} as const;

const KIND_NAMES: Readonly<Record<keyof typeof KINDS, Text>> = {
  images: {zh: '图片', en: 'pictures'},
  videos: {zh: '视频', en: 'videos'},
  documents: {zh: '文档', en: 'documents'},
};

/** Extensions of the same thing as another, which is named in their place. */
const ALSO: Readonly<Record<string, string>> = {jpg: 'jpeg', jfif: 'jpeg', tif: 'tiff', icm: 'icc'};

const MEGABYTE = 1024 * 1024;
/** Where our own store keeps files. */
const OWN = '/files/';

function isKind(type: UploadType): type is keyof typeof KINDS {
  return Object.hasOwn(KINDS, type);
}

/** In small letters, each once. */
export function uploadExtensions(types: readonly UploadType[]): readonly string[] {
  return [...new Set(types.flatMap(type => (isKind(type) ? KINDS[type] : [type])))];
}

/** Of a file's name or address, in small letters; empty when there is none. */
export function extensionOf(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  const name = path.slice(path.lastIndexOf('/') + 1);
  return name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : '';
}

function namesOf(types: readonly UploadType[]): readonly Text[] {
  const words = types.map(type => (isKind(type) ? type : (ALSO[type] ?? type)));
  return [...new Set(words)].map(word =>
    word === 'images' || word === 'videos' || word === 'documents'
      ? KIND_NAMES[word]
      : {zh: word.toUpperCase(), en: word.toUpperCase()},
  );
}

function listTexts(names: readonly Text[]): Text {
  return {zh: names.map(({zh}) => zh).join(', '), en: names.map(({en}) => en).join(', ')};
}

/** What is said of a file of another type. */
export function uploadMessage(types: readonly UploadType[]): Text {
  const {zh, en} = listTexts(namesOf(types));
  return {zh: `仅支持 ${zh}`, en: `Only ${en}`};
}

/** Said beside the field, before a file is chosen: `PDF, JPEG, PNG, 10MB`. Undefined where there is no limit. */
export function uploadHint({types = [], megabytes}: UploadKeyword): Text | undefined {
  const limit = megabytes === undefined ? [] : [{zh: `${megabytes}MB`, en: `${megabytes}MB`}];
  const parts = [...namesOf(types), ...limit];
  return parts.length > 0 ? listTexts(parts) : undefined;
}

/** An address that ends in one of the extensions, whatever their letters' case, before a query or a fragment. */
function uploadPattern(extensions: readonly string[]): string {
  const anyCase = (extension: string) => extension.replaceAll(/[a-z]/g, letter => `[${letter}${letter.toUpperCase()}]`);
  return `^[^?#]*\\.(${extensions.map(anyCase).join('|')})([?#].*)?$`;
}

type Written = Readonly<Record<string, unknown>>;

function isWritten(value: unknown): value is Written {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What is said of each address; a pattern of the property's own is the stricter one and stays. */
function addressRules(written: Written, {types, elsewhere}: UploadKeyword): Written {
  if (!types || elsewhere === true || written.pattern !== undefined) return {};
  return {
    pattern: uploadPattern(uploadExtensions(types)),
    'x-messages': {pattern: uploadMessage(types), ...(isWritten(written['x-messages']) ? written['x-messages'] : {})},
  };
}

/** The keywords of a property with those that its `x-upload` stands for. */
export function withUploadRules(written: Written): Written {
  const upload = written['x-upload'];
  if (!isWritten(upload)) return written;
  const keyword = upload as UploadKeyword;
  const {items} = written;
  if (!isWritten(items)) return {...written, ...addressRules(written, keyword)};
  return {
    ...written,
    items: {...items, ...addressRules(items, keyword)},
    ...(keyword.count !== undefined && written.maxItems === undefined && {maxItems: keyword.count}),
  };
}

/** The address of a file in a record, and what its property says of files. */
export interface UploadedFile {
  readonly address: string;
  readonly upload: UploadKeyword;
}

/** The files that a value names, its parts included, of those properties that say something of files. */
export function filesIn(schema: PropertySchema | undefined, value: unknown): readonly UploadedFile[] {
  if (!schema || value === null || value === undefined) return [];
  const upload = schema['x-upload'];
  if (upload) {
    const addresses: readonly unknown[] = Array.isArray(value) ? value : [value];
    return addresses.flatMap(address => (typeof address === 'string' ? [{address, upload}] : []));
  }
  if (Array.isArray(value)) return value.flatMap((item: unknown) => filesIn(schema.items, item));
  if (!isWritten(value)) return [];
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => filesIn(property, value[name]));
}

/** The key in our own store that an address names; undefined for any other. */
export function ownKeyOf(address: string): string | undefined {
  const [path = ''] = address.split(/[?#]/);
  if (!path.startsWith(OWN)) return undefined;
  try {
    return decodeURIComponent(path.slice(OWN.length));
  } catch {
    return undefined;
  }
}

/** Whether files of this name are taken. */
export function takesType({types}: UploadKeyword, name: string): boolean {
  return !types || uploadExtensions(types).includes(extensionOf(name));
}

/** In bytes; undefined where there is no limit. */
export function uploadLimit({megabytes}: UploadKeyword): number | undefined {
  return megabytes === undefined ? undefined : megabytes * MEGABYTE;
}
