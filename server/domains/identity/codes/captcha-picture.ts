import type { ConfigObject } from 'svg-captcha';
import { loadSharp } from '#server/domains/files/index.ts';

const width = 120;
const height = 44;

const ground = '#ffffff';
/** Each has a contrast of at least 7:1 on the ground: the library's own colours are too faint for many. */
const inks = ['#7a1f2b', '#1b4a73', '#1d5c3c', '#5b2a86', '#6b3f00'];

/** Without the characters that people take for one another. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Four characters for an image code. */
export function randomCode(random: (below: number) => number): string {
  return Array.from({ length: 4 }, () => alphabet[random(alphabet.length)]).join('');
}

/** Loaded with the first picture, together with its fonts. */
async function loadRenderer(): Promise<(text: string, options: ConfigObject) => string> {
  // The module itself is this function; its types name only the functions that choose a text of their own.
  return (await import('svg-captcha')).default as unknown as (text: string, options: ConfigObject) => string;
}

/** The code as a PNG of 120 × 44 pixels times `scale`: pixels, for a script could read the paths of an SVG. */
export async function renderCode(code: string, scale: 1 | 2): Promise<Buffer> {
  const [render, sharp] = await Promise.all([loadRenderer(), loadSharp()]);
  const svg = render(code, { width, height, fontSize: 46, noise: 2, color: true, background: ground });
  return (
    sharp(Buffer.from(inked(svg)), { density: 72 * scale })
      .resize(width * scale, height * scale)
      // A quarter of the bytes for the same work: the inks and their edges are few.
      .png({ palette: true, colours: 16, dither: 0, effort: 1 })
      .toBuffer()
  );
}

/** Every colour but the ground's becomes one that can be read. */
function inked(svg: string): string {
  let next = 0;
  return svg.replace(/(fill|stroke)="(#[0-9a-f]{3,6})"/gi, (whole, part: string, colour: string) =>
    colour === ground ? whole : `${part}="${inks[next++ % inks.length]}"`,
  );
}
