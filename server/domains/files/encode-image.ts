import type { Sharp } from 'sharp';
import { Failure } from '../../kernel/errors/index.ts';
import { imageLimits, variantWidths } from './image-limits.ts';
import { loadSharp } from './load-sharp.ts';

/** One stored picture. */
export interface EncodedImage {
  bytes: Buffer;
  width: number;
  height: number;
}

export interface EncodedUpload extends EncodedImage {
  extension: 'png' | 'jpg';
  mime: 'image/png' | 'image/jpeg';
  variants: (EncodedImage & { of: number })[];
}

/** What an image with too many pixels is refused with. */
type TooLarge = 'file_too_large' | 'record_file_too_large';
type Library = Awaited<ReturnType<typeof loadSharp>>;
type Format = Pick<EncodedUpload, 'extension' | 'mime'>;

const png: Format = { extension: 'png', mime: 'image/png' };
/** Of an animated PNG the first picture is stored. */
const accepted = new Map<string | undefined, Format>([
  ['image/png', png],
  ['image/apng', png],
  ['image/jpeg', { extension: 'jpg', mime: 'image/jpeg' }],
]);

/**
 * Decodes an uploaded image and encodes it again, so that nothing but its pixels is stored: no metadata, no script behind
 * them (P29). The type is found by the bytes. Throws `file_type_refused`, `file_unreadable`, or `tooLarge`.
 */
export async function encodeUpload(bytes: Buffer, tooLarge: TooLarge = 'file_too_large'): Promise<EncodedUpload> {
  const { fileTypeFromBuffer } = await import('file-type');
  const format = accepted.get((await fileTypeFromBuffer(bytes))?.mime);
  if (!format) throw new Failure('file_type_refused', undefined, { pointer: '/file' });
  const sharp = await loadSharp();
  const scans = format.extension === 'jpg' ? countScans(bytes) : 1;
  const source = await decode(sharp, { bytes, scans }, tooLarge);
  const within = (width: number, height: number): Sharp =>
    sharp(source.data, { raw: source.raw }).resize({ width, height, fit: 'inside', withoutEnlargement: true });
  const full = await within(imageLimits.longest, imageLimits.longest)
    .toFormat(format.extension === 'png' ? 'png' : 'jpeg', {
      quality: 85,
    })
    .toBuffer({ resolveWithObject: true });
  const variants = [];
  for (const of of variantWidths) {
    const { data, info } = await within(of, of === variantWidths[0] ? of : imageLimits.longest)
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true });
    variants.push({ of, bytes: data, width: info.width, height: info.height });
  }
  const { width, height } = full.info;
  return { ...format, bytes: full.data, width, height, variants };
}

/** A scan begins with FF DA; within the data of one, FF is followed by other bytes. An empty scan has a few bytes and costs the whole area. */
function countScans(bytes: Buffer): number {
  const marker = Buffer.from([0xff, 0xda]);
  let count = 0;
  for (let at = bytes.indexOf(marker); at >= 0 && count <= imageLimits.scans; at = bytes.indexOf(marker, at + 2))
    count += 1;
  return count;
}

interface Pixels {
  data: Buffer;
  raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/** The pixels, upright. Size is judged by the header, before anything is decoded. */
async function decode(
  sharp: Library,
  { bytes, scans }: { bytes: Buffer; scans: number },
  tooLarge: TooLarge,
): Promise<Pixels> {
  const unreadable = () => new Failure('file_unreadable', undefined, { pointer: '/file' });
  if (scans > imageLimits.scans) throw unreadable();
  try {
    const image = sharp(bytes, { limitInputPixels: false, failOn: 'error' });
    const { width = 0, height = 0 } = await image.metadata();
    if (width * height > imageLimits.pixels) throw new Failure(tooLarge, undefined, { pointer: '/file' });
    if (width * height * scans > imageLimits.scannedPixels) throw unreadable();
    const { data, info } = await image
      .timeout({ seconds: imageLimits.seconds })
      .rotate()
      .resize({ width: imageLimits.longest, height: imageLimits.longest, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    // Safe: an image in sRGB has one to four channels.
    return {
      data,
      raw: { width: info.width, height: info.height, channels: info.channels as Pixels['raw']['channels'] },
    };
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw unreadable();
  }
}
