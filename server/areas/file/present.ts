import type { Schemas } from '#openapi';
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

/** An uploaded image as it is on the wire. */
export function presentFile(file: StoredFile): Schemas['File'] {
  return {
    id: file.id,
    url: filesPath + file.name,
    filename: file.filename,
    size: file.size,
    mime: file.mime,
    width: file.width ?? 0,
    height: file.height ?? 0,
    variants: Object.entries(file.variants)
      .map(([size, name]) => {
        const [width = 0, height = 0] = size.split('x').map(Number);
        return { url: filesPath + name, width, height };
      })
      .sort((a, b) => a.width - b.width),
  };
}
