/** A picture with words in its corner; the same file where there are none. Rejects for what is no picture. */
export async function watermarked(file: File, words: string | null): Promise<File> {
  if (!words) return file;
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const { width, height } = picture;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw a picture.');
  context.drawImage(picture, 0, 0);
  picture.close();
  const size = Math.max(12, Math.round(Math.min(width, height) / 24));
  // White with a dark edge is read on any picture.
  Object.assign(context, {
    font: `600 ${size}px sans-serif`,
    textAlign: 'right',
    textBaseline: 'bottom',
    fillStyle: '#fff',
    strokeStyle: 'rgb(0 0 0 / 70%)',
    lineWidth: size / 6,
    lineJoin: 'round',
  });
  const [x, y, room] = [width - size, height - size, width - 2 * size];
  context.strokeText(words, x, y, room);
  context.fillText(words, x, y, room);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, file.type, 0.92));
  if (!blob) throw new Error('This browser could not draw the picture.');
  return new File([blob], file.name, { type: file.type });
}
