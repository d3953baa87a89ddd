/** A file inside of a value, as JSON Schema's `data-url` and RJSF have it: `data:text/plain;name=a.txt;base64,…`. */
interface DataFile {
  /** Empty where the address does not tell it. */
  name: string;
  /** Bytes. */
  size: number;
}

/** The name and size that a data URL tells; undefined for any other value. */
export function readDataUrl(value: unknown): DataFile | undefined {
  const [, parameters = '', data] = typeof value === 'string' ? (/^data:([^,]*);base64,(.*)$/s.exec(value) ?? []) : [];
  if (data === undefined) return undefined;
  const name = /(?:^|;)name=([^;]*)/.exec(parameters)?.[1] ?? '';
  return { name: decoded(name), size: Math.floor((data.replace(/=+$/, '').length * 3) / 4) };
}

/** The file as a data URL with its name. Rejects when it cannot be read. */
export function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'));
    // Safe: a reader that was asked for a data URL gives a text. The name has to be there before the data.
    reader.onload = () =>
      resolve((reader.result as string).replace(';base64', `;name=${encodeURIComponent(file.name)};base64`));
    reader.readAsDataURL(file);
  });
}

/** Names are written as parts of addresses; one that is not shows as it is. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch (error) {
    if (error instanceof URIError) return name;
    throw error;
  }
}
