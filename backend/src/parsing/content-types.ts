/** Which kinds of file are kept. */
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
  {
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    extensions: ['xlsx'],
    inline: false,
  },
  {
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extensions: ['docx'],
    inline: false,
  },
  {
    contentType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    extensions: ['pptx'],
    inline: false,
  },
  {contentType: 'application/vnd.iccprofile', extensions: ['icc', 'icm'], inline: false},
  {contentType: 'text/csv', extensions: ['csv'], inline: false},
  {contentType: 'text/plain', extensions: ['txt'], inline: false},
];

export function typeOfExtension(extension: string): KnownType | undefined {
  return KNOWN.find(type => type.extensions.includes(extension.toLowerCase()));
}

export function extensionOf(name: string): string {
  return /\.([A-Za-z0-9]{1,8})$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

export function typeOfContent(contentType: string): KnownType | undefined {
  return KNOWN.find(type => type.contentType === contentType);
}
