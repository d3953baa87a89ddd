import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { encodeUpload } from './encode-image.ts';
import { cpuTime } from '#tests/promises/cpu-time.ts';
import { processorTime } from '#tests/promises/within.ts';

const picture = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 51, g: 102, b: 204, alpha: 0.5 } } });

describe('an uploaded image', () => {
  test('CFG-12 is stored in three variants, none of them enlarged', async () => {
    const wide = await encodeUpload(await picture(3000, 1500).jpeg().toBuffer());
    expect(wide).toMatchObject({ extension: 'jpg', mime: 'image/jpeg', width: 2560, height: 1280 });
    expect(wide.variants.map(({ of, width, height }) => [of, width, height])).toEqual([
      [148, 148, 74],
      [960, 960, 480],
      [2560, 2560, 1280],
    ]);
    const small = await encodeUpload(await picture(40, 90, 4).png().toBuffer());
    expect(small.variants.map(({ width, height }) => [width, height])).toEqual(Array(3).fill([40, 90]));
    expect(await sharp(small.bytes).metadata()).toMatchObject({ format: 'png', hasAlpha: true });
  });

  test('P29 loses metadata, and stands upright', async () => {
    const bytes = await picture(80, 40)
      .withExif({ IFD0: { Artist: 'canary' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { bytes: stored, width, height } = await encodeUpload(bytes);
    expect(stored.includes('canary')).toBe(false);
    expect([width, height]).toEqual([40, 80]);
    expect((await sharp(stored).metadata()).exif).toBeUndefined();
  });

  test('P29 loses what hides behind the picture', async () => {
    const polyglot = Buffer.concat([await picture(20, 20).png().toBuffer(), Buffer.from('<script>alert(1)</script>')]);
    expect((await encodeUpload(polyglot)).bytes.includes('script')).toBe(false);
  });

  test.each([
    ['a GIF', Buffer.from('GIF89a/*\x01\x00\x01\x00*/=1;alert(1)')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['nothing', Buffer.alloc(0)],
    ['a text', Buffer.from('just words')],
  ])('P29 %s is refused, whatever its name says', async (_title, bytes) => {
    await expect(encodeUpload(bytes)).rejects.toMatchObject({ code: 'file_type_refused' });
  });

  test('P29 a WebP is refused although it is a picture', async () => {
    await expect(encodeUpload(await picture(9, 9).webp().toBuffer())).rejects.toMatchObject({
      code: 'file_type_refused',
    });
  });

  test('P29 a damaged image is refused', async () => {
    const whole = await picture(300, 300).png().toBuffer();
    await expect(encodeUpload(whole.subarray(0, 60))).rejects.toMatchObject({ code: 'file_unreadable' });
  });

  test('P29 an image of 30,000 × 30,000 pixels is refused before it is decoded', async () => {
    const png = await picture(30, 30).png().toBuffer();
    // Width and height stand in the header chunk, behind its length and name.
    png.writeUInt32BE(30_000, 16);
    png.writeUInt32BE(30_000, 20);
    png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
    const start = cpuTime();
    await expect(encodeUpload(png)).rejects.toMatchObject({
      code: 'file_too_large',
    });
    expect(cpuTime() - start).toBeLessThan(processorTime(1_000));
  });

  test('P45 a JPEG of thousands of scans is refused before it is decoded, and a usual progressive one is taken', async () => {
    const usual = await picture(3_000, 3_000).jpeg({ progressive: true }).toBuffer();
    expect(await encodeUpload(usual)).toMatchObject({ extension: 'jpg' });
    const lastScan = usual.subarray(usual.lastIndexOf(Buffer.from([0xff, 0xda])), usual.length - 2);
    const bytes = Buffer.concat([
      usual.subarray(0, -2),
      ...Array.from({ length: 3_000 }, () => lastScan),
      usual.subarray(-2),
    ]);
    const start = cpuTime();
    await expect(encodeUpload(bytes)).rejects.toMatchObject({ code: 'file_unreadable' });
    expect(cpuTime() - start).toBeLessThan(processorTime(1_000));
  });
});
