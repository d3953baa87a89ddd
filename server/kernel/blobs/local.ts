import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Bytes by name; a name is made by the server and is never a caller's. */
export interface Blobs {
  put(name: string, bytes: Buffer): Promise<void>;
  /** Takes a file of the same disk, which is not there afterwards. */
  putFile(name: string, path: string): Promise<void>;
  get(name: string): Promise<Buffer | undefined>;
  /** Where the bytes are, for a process that reads them. */
  pathOf(name: string): string;
  delete(name: string): Promise<void>;
}

const named = /^[A-Za-z0-9][A-Za-z0-9_-]{3,99}\.[a-z0-9]{1,5}$/;

/**
 * Blobs as files below a folder, 256 folders wide so that none gets too long. What `put` has acknowledged is on the
 * disk, whole, also after a crash or a power cut (P34). Throws `TypeError` for a name that the server cannot have made.
 */
export function createLocalBlobs(folder: string): Blobs {
  function pathOf(name: string): string {
    if (!named.test(name)) throw new TypeError(`${JSON.stringify(name)} is not the name of a blob.`);
    return join(folder, name.slice(0, 2), name);
  }

  // Made by an earlier version, for others of this machine to read.
  if (existsSync(folder)) chmodSync(folder, 0o700);

  /** The path of a name, in a folder that is there. */
  async function makeRoom(name: string): Promise<string> {
    const path = pathOf(name);
    if (await mkdir(dirname(path), { recursive: true, mode: 0o700 })) await syncFolder(folder);
    return path;
  }

  return {
    pathOf,
    async put(name, bytes) {
      const path = await makeRoom(name);
      const beginning = `${path}.${randomBytes(6).toString('hex')}.part`;
      try {
        const file = await open(beginning, 'wx');
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(beginning, path);
      } catch (error) {
        await rm(beginning, { force: true });
        throw error;
      }
      await syncFolder(dirname(path));
    },

    async putFile(name, from) {
      const path = await makeRoom(name);
      const file = await open(from, 'r+');
      try {
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(from, path);
      await syncFolder(dirname(path));
    },

    async get(name) {
      try {
        return await readFile(pathOf(name));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
        throw error;
      }
    },

    async delete(name) {
      await rm(pathOf(name), { force: true });
    },
  };
}

/** A renamed file is only sure to be found again once its folder is written as well. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
