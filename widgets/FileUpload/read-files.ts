/** A file that was uploaded, as the state holds it. */
export interface StoredFile {
  url: string;
  name: string;
  /** Bytes. */
  size?: number;
  type?: string;
}

/** The files of a bound value; what is none of them is passed over. */
export function readFiles(value: unknown): readonly StoredFile[] {
  return Array.isArray(value) ? value.filter(isStored) : [];
}

function isStored(value: unknown): value is StoredFile {
  if (typeof value !== 'object' || value === null) return false;
  return typeof Reflect.get(value, 'url') === 'string' && typeof Reflect.get(value, 'name') === 'string';
}
