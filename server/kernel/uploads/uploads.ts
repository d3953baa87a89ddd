import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import { createByteBudget } from '../limits/byte-budget.ts';

/** What is known of a file's bytes once they are on the disk. */
export interface StoredUpload {
  /** In a folder of its own, which is removed with everything in it when the call ends. */
  path: string;
  size: number;
  /** In hexadecimal digits. */
  sha256: string;
}

/** The file of one request. */
export interface Upload {
  /** Writes the bytes to the disk as they come. */
  store(content: Readable): Promise<StoredUpload>;
  /** Removes what is left, and gives its bytes of the budget back. */
  end(): Promise<void>;
}

export interface Uploads {
  /** Begins an upload of at most so many bytes for a workspace; throws `Unavailable` when too many bytes are under way (P45). */
  begin(key: string, bytes: number): Upload;
}

const megabyte = 1024 * 1024;

/** Bytes under way of one workspace, but at least one file, and of sixteen such workspaces. */
const ofOne = (fileLimit: number): number => Math.max(128 * megabyte, 2 * fileLimit);

/** Milliseconds after which a folder is what an ended server left behind: no upload takes as long. */
const left = 3_600_000;

/** Files on their way: they pass through the server in small pieces, and lie in `folder` until their call has ended. */
export function createUploads(folder: string, fileLimit: number): Uploads {
  const budget = createByteBudget({ ofOne: ofOne(fileLimit), ofAll: 16 * ofOne(fileLimit) });
  const cleaned = removeLeft(folder);
  // Thrown in the call that uploads.
  cleaned.catch(() => undefined);

  return {
    begin(key, bytes) {
      const giveBack = budget.take(key, bytes);
      const own = join(folder, randomBytes(16).toString('hex'));
      let isMade = false;
      return {
        async store(content) {
          await cleaned;
          await mkdir(own, { mode: 0o700 });
          isMade = true;
          const path = join(own, 'file');
          const measure = new Measure();
          await pipeline(content, measure, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
          return { path, ...measure.result() };
        },
        async end() {
          try {
            if (isMade) await rm(own, { recursive: true, force: true });
          } finally {
            giveBack();
          }
        },
      };
    },
  };
}

/** Counts and hashes what passes. */
class Measure extends Transform {
  #size = 0;
  readonly #hash = createHash('sha256');

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#size += chunk.length;
    this.#hash.update(chunk);
    done(null, chunk);
  }

  result(): { size: number; sha256: string } {
    return { size: this.#size, sha256: this.#hash.digest('hex') };
  }
}

/** Removes what a server left that was ended. Another one on the same folder may be running: its uploads are younger. */
async function removeLeft(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if ((await stat(path)).mtimeMs < Date.now() - left) await rm(path, { recursive: true, force: true });
  }
}
