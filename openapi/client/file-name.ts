/**
 * The name that `Content-Disposition` gives a file (RFC 6266): `filename*` before `filename`, without folders and control
 * characters; empty when there is none.
 */
export function fileName(header: string | null): string {
  if (header === null) return '';
  const encoded = /(?:^|;)\s*filename\*\s*=\s*utf-8'[^']*'([^;]+)/i.exec(header)?.[1];
  const quoted = /(?:^|;)\s*filename\s*=\s*"((?:[^"\\]|\\.)*)"/i.exec(header)?.[1]?.replaceAll(/\\(.)/g, '$1');
  const plain = /(?:^|;)\s*filename\s*=\s*([^\s";]+)/i.exec(header)?.[1];
  const name = (encoded && decoded(encoded.trim())) ?? quoted ?? plain ?? '';
  return safe(name.split(/[\\/]/).at(-1) ?? '');
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    // Not UTF-8 after all: the other parameter is there for that.
    return undefined;
  }
}

function safe(name: string): string {
  const printable = [...name].filter((char) => char >= ' ' && char !== '\u007f').join('');
  return /^\.*$/.test(printable) ? '' : printable;
}
