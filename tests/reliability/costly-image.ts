import sharp from 'sharp';

/** As many pixels as are taken, in the form that is decoded as a whole: seconds of work and 320 MB from half a megabyte. */
export function costlyImage(): Promise<Buffer> {
  const background = { r: 51, g: 102, b: 204, alpha: 0.5 };
  const picture = sharp({ create: { width: 6_300, height: 6_300, channels: 4, background } });
  return picture.toColourspace('rgb16').png({ progressive: true }).toBuffer();
}
