import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';

/** A file as it goes into a zip. */
export interface ZipEntry {
  name: string;
  /** Where its bytes are. */
  path: string;
  size: number;
}

/** Bytes that every zip has once, and that each entry has beside its own. */
const endBytes = 22;
const [localBytes, centralBytes] = [30, 46];
/** Names are UTF-8. */
const utf8 = 0x0800;
/** The first of January 1980, where a zip's calendar begins: when files were stored is nobody's business. */
const day = 0x21;

/** How long the zip of these entries will be. */
export const zipSize = (entries: readonly ZipEntry[]): number =>
  entries.reduce(
    (sum, { name, size }) => sum + localBytes + centralBytes + 2 * Buffer.byteLength(name) + size,
    endBytes,
  );

/**
 * A zip of files, stored as they are: pictures and documents are compressed already. Each is read twice, for its checksum stands
 * before it, so that every reader of zips takes it. Below 4 GB and 65,536 entries.
 */
export const zipOf = (entries: readonly ZipEntry[]): Readable => Readable.from(pieces(entries), { objectMode: false });

async function* pieces(entries: readonly ZipEntry[]): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    const common = commonHeader(await checksum(entry.path), entry.size, name.length);
    const local = Buffer.alloc(localBytes);
    local.writeUInt32LE(0x04034b50, 0);
    common.copy(local, 4);
    yield Buffer.concat([local, name]);
    for await (const piece of createReadStream(entry.path)) yield piece;
    const central = Buffer.alloc(centralBytes);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(20, 4);
    common.copy(central, 6);
    central.writeUInt32LE(offset, 42);
    directory.push(central, name);
    offset += localBytes + name.length + entry.size;
  }
  const all = Buffer.concat(directory);
  const end = Buffer.alloc(endBytes);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(all.length, 12);
  end.writeUInt32LE(offset, 16);
  yield Buffer.concat([all, end]);
}

/** What the header before a file and the one in the directory share: from the version needed to the length of extras. */
function commonHeader(sum: number, size: number, nameLength: number): Buffer {
  const header = Buffer.alloc(26);
  header.writeUInt16LE(20, 0);
  header.writeUInt16LE(utf8, 2);
  header.writeUInt16LE(day, 8);
  header.writeUInt32LE(sum, 10);
  header.writeUInt32LE(size, 14);
  header.writeUInt32LE(size, 18);
  header.writeUInt16LE(nameLength, 22);
  return header;
}

async function checksum(path: string): Promise<number> {
  let sum = 0;
  for await (const piece of createReadStream(path)) sum = crc32(piece, sum);
  return sum;
}
