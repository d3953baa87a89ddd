/**
 * The contrast of text on a colour: `light` and `dark` name the ink (`--pw-on-light`, `--pw-on-dark`) whose muted form is readable
 * on it (5:1, which leaves room for the glow); on a `middle` colour neither is, and what is on it needs a surface of its own.
 */
export type Ground = 'light' | 'dark' | 'middle';

/** Relative luminances of `--pw-on-light-muted` and `--pw-on-dark-muted`. */
const mutedInk = { light: 0.109, dark: 0.414 };
const readable = 5;

/** The ground that a plain CSS colour makes. A see-through or unknown one counts as `middle`. */
export function groundOf(color: string): Ground {
  const luminance = luminanceOf(color);
  if (luminance === undefined) return 'middle';
  if ((luminance + 0.05) / (mutedInk.light + 0.05) >= readable) return 'light';
  return (mutedInk.dark + 0.05) / (luminance + 0.05) >= readable ? 'dark' : 'middle';
}

/** Whether black is a better ground for text of this colour than white is. The better of both has 4.58:1 at least. */
export const isBetterOnBlack = (color: string): boolean => (luminanceOf(color) ?? 0) > 0.179;

/** The relative luminance of WCAG 2, 0 to 1; undefined for a see-through or unknown colour. */
function luminanceOf(color: string): number | undefined {
  const channels = channelsOf(color);
  if (!channels) return undefined;
  const [red, green, blue] = channels.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

const opaque = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

function channelsOf(color: string): number[] | undefined {
  const pairs = opaque.exec(color) ?? opaque.exec(asWrittenByCanvas(color));
  return pairs?.slice(1).map((pair) => Number.parseInt(pair, 16));
}

/** A canvas knows every way to write a colour, and writes an opaque one as `#rrggbb`. */
function asWrittenByCanvas(color: string): string {
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) return '';
  canvas.fillStyle = color;
  return String(canvas.fillStyle);
}
