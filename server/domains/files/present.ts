import type { Schemas } from '#openapi';
import { signAddress } from './file-address.ts';
import { filesPath } from './file-names.ts';

export interface StoredFile {
  id: string;
  name: string;
  filename: string;
  size: number;
  mime: string;
  width: number | null;
  height: number | null;
  /** Names by size, `960x540`. */
  variants: Record<string, string>;
}

/** An uploaded image of a page as it is on the wire. */
export function presentFile(file: StoredFile): Schemas['File'] {
  return present(file, (name) => filesPath + name);
}

/** A file of a record that was uploaded: it has no lasting address. */
export function presentUploaded(file: StoredFile): Schemas['File'] {
  return { ...present(file, () => ''), variants: [] };
}

/** A file of a record, with addresses that hold until then. */
export function presentRecordFile(file: StoredFile, { key, wsId, until }: Signing): Schemas['OpenedFile'] {
  return present(file, (name) => signAddress(key, { wsId, id: file.id, name }, until));
}

interface Signing {
  key: Buffer;
  wsId: string | null;
  until: Date;
}

function present(file: StoredFile, addressOf: (name: string) => string): Schemas['File'] {
  return {
    id: file.id,
    url: addressOf(file.name),
    filename: file.filename,
    size: file.size,
    mime: file.mime,
    width: file.width ?? 0,
    height: file.height ?? 0,
    variants: Object.entries(file.variants)
      .map(([size, name]) => {
        const [width = 0, height = 0] = size.split('x').map(Number);
        return { url: addressOf(name), width, height };
      })
      .sort((a, b) => a.width - b.width),
  };
}
