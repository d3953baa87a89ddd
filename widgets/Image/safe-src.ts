const pictureData = /^data:image\/(?:png|jpeg|webp|gif);base64,[a-z0-9+/=]+$/i;

/** A picture's address that came from data, or undefined when it is no plain address: no scripts, no SVG as data. */
export function safeSrc(src: string | undefined | null): string | undefined {
  const text = src?.trim() ?? '';
  if (!text) return undefined;
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(text)?.[1]?.toLowerCase();
  if (scheme === undefined || scheme === 'https' || scheme === 'http' || scheme === 'blob') return text;
  return pictureData.test(text) ? text : undefined;
}
