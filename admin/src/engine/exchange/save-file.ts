/** Hands a file over to the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Saves a file that is still being fetched. A download that fails is only logged (CO-705). */
export async function download(file: Promise<Blob>, name: string): Promise<void> {
  try {
    saveFile(await file, name);
  } catch (error) {
    console.error(`Download of ${name} failed.`, error);
  }
}
