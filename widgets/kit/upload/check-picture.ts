/** Why the selected files are refused; each reason has a message of the widget `ImageUpload`. */
export type PictureIssue = 'several' | 'many' | 'type' | 'size' | 'empty';

/** CFG-12: 5 MB. */
export const largestPicture = 5 * 1024 * 1024;

/** CFG-11: what may be chosen, for the browser's file dialog. */
export const pictureTypes = '.jpg,.jpeg,.png,image/jpeg,image/png';

const extension = /\.(?:jpe?g|png)$/i;
const mimeTypes = new Set(['image/jpeg', 'image/png']);

interface FileFacts {
  name: string;
  type: string;
  size: number;
}

/** CFG-11, CFG-12: at most `room` files, each a .jpg or .png of at most `largest` bytes. The server looks again, and into the file. */
export function checkPictures(
  files: readonly FileFacts[],
  room = 1,
  largest = largestPicture,
): PictureIssue | undefined {
  if (files.length > room) return room === 1 ? 'several' : 'many';
  return files.map((file) => checkPicture(file, largest)).find(Boolean);
}

function checkPicture(file: FileFacts, largest: number): PictureIssue | undefined {
  if (!extension.test(file.name) || !mimeTypes.has(file.type)) return 'type';
  if (file.size === 0) return 'empty';
  return file.size > largest ? 'size' : undefined;
}
