const pictureData = /^data:image\/(?:png|jpeg|webp|gif);base64,[a-z0-9+/=]+$/i;

/**
 * A picture's address that came from data, or undefined when it is no plain address: no scripts, no SVG as data. Browsers
 * drop line breaks and control characters before they read the scheme, and so does this.
 */
export function safeSrc(src: string | undefined | null): string | undefined {
  const text = src?.trim() ?? '';
  if (!text) return undefined;
  const bare = [...text].filter((letter) => letter > ' ' && letter !== '\u007f').join('');
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(bare)?.[1]?.toLowerCase();
  if (scheme === undefined || scheme === 'https' || scheme === 'http' || scheme === 'blob') return text;
  return pictureData.test(text) ? text : undefined;
}
