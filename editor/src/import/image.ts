/** The picture at an address, its size known and nothing of it decoded yet. Rejects when there is none. */
export async function loadedImage(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  await new Promise<void>((resolve, reject) => {
    image.addEventListener('load', () => resolve());
    image.addEventListener('error', () => reject(new Error('The picture cannot be loaded')));
    image.src = url;
  });
  return image;
}
