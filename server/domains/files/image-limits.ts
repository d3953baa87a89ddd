/** What an uploaded image may be (CFG-11, CFG-12, P29). The bytes are limited to 5 MB while they are read. */
export const imageLimits = {
  pixels: 40_000_000,
  /** Passes over a progressive JPEG, and the pixels of all passes, for each costs the whole area; usual are about ten. */
  scans: 100,
  scannedPixels: 600_000_000,
  /** Seconds that decoding may take, and with everything else that is made of the image. */
  seconds: 10,
  patience: 20,
  /** Megabytes of the process that decodes. */
  memory: 768,
  /** Nothing is stored wider or higher than this. */
  longest: 2_560,
} as const;

/**
 * The variants of every image, all of them WebP: `<name>-<width>.webp`, at most that wide and never enlarged; the
 * smallest also at most as high, for thumbnails of 74 × 74 on dense screens. The set is fixed, so an address alone says
 * which variants there are.
 */
export const variantWidths = [148, 960, 2_560] as const;
