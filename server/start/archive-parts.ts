import { createHash } from 'node:crypto';

/** The layout of archives; another one is refused. */
export const archiveFormat = 1;

/** What an archive begins with. */
export interface Manifest {
  format: number;
  product: string;
  /** The migrations whose structure the rows have. */
  migrations: string[];
  database: 'embedded' | 'postgres';
  createdAt: string;
}

/** What an archive ends with: how many files are before it, and the check sum of their names and contents. */
export interface Ending {
  files: number;
  sha256: string;
}

/** The check sum of all files of an archive in their order. */
export class ArchiveSum {
  readonly #hash = createHash('sha256');
  files = 0;

  begin(name: string, size: number): void {
    this.files += 1;
    this.#hash.update(`${name}\0${size}\0`);
  }

  add(bytes: Uint8Array): void {
    this.#hash.update(bytes);
  }

  ending(): Ending {
    return { files: this.files, sha256: this.#hash.copy().digest('hex') };
  }
}
