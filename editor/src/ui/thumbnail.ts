/** Sides of the small pictures that the server makes, px. */
type ThumbnailSize = 64 | 128 | 256 | 512;

/** The address of a small picture of a stored one, where the server makes them; else the address itself. */
export const thumbnailOf = (src: string, size: ThumbnailSize): string =>
  /^\/files\/[^?]+\.(?:png|jpe?g|webp)$/i.test(src) ? `${src}?size=${size}` : src;
