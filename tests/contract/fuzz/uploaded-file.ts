import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';

/** One file of a multipart body. */
export class UploadedFile {
  constructor(
    readonly name: string,
    readonly type: string,
    readonly bytes: Buffer,
  ) {}
}

const picture = readFileSync(join(import.meta.dirname, '../../fixtures/picture.png'));

const contents: Record<string, Buffer> = {
  picture,
  'half a picture': picture.subarray(0, Math.floor(picture.length / 2)),
  nothing: Buffer.alloc(0),
  gif: Buffer.from('GIF89a/*'),
  svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  page: Buffer.from('<!doctype html><script>alert(1)</script>'),
  'an empty archive': Buffer.from([0x50, 0x4b, 5, 6, ...Array.from({ length: 18 }, () => 0)]),
};

const names = [
  'logo.png',
  'a.jpg',
  '../../etc/passwd.png',
  'C:\\x.png',
  '名.png',
  '\u202egnp.exe',
  'x'.repeat(300),
  '',
  'a\0.png',
  '=1+1.csv',
];

/** A picture most of the time; sometimes what only calls itself one. */
export const uploadedFile: fc.Arbitrary<UploadedFile> = fc
  .tuple(
    fc.constantFrom(...names),
    fc.constantFrom('image/png', 'image/jpeg', 'text/html', ''),
    fc.constantFrom('picture', 'picture', 'picture', ...Object.keys(contents)),
  )
  .map(([name, type, content]) => new UploadedFile(name, type, contents[content] ?? picture));
