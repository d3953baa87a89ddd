/** The widths that the server makes of every uploaded picture (server/domains/files/image-limits.ts). */
const widths = [148, 960, 2560];
const uploaded = /^(\/files\/[0-9a-f]{40})\.(?:png|jpg)$/;

/** CFG-12: the `srcset` of an uploaded picture, so that a visitor loads no more than the box needs; undefined for any other. */
export function sourceSet(src: string): string | undefined {
  const stem = uploaded.exec(src)?.[1];
  return stem && widths.map((width) => `${stem}-${width}.webp ${width}w`).join(', ');
}
