const block = 512;

/** What an archive is made of. `size` is exact: the header comes before the content. */
export interface ArchiveFile {
  name: string;
  size: number;
  content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
}

const octal = (value: number, length: number): string => `${value.toString(8).padStart(length - 1, '0')}\0`;

/** The header of the format ustar (POSIX.1-1988), which every `tar` lists and unpacks. */
function header(name: string, size: number, modified: Date): Buffer {
  if (Buffer.byteLength(name) > 100) throw new TypeError(`${name} is too long for the name of a file in an archive.`);
  const bytes = Buffer.alloc(block);
  bytes.write(name, 0);
  bytes.write(octal(0o600, 8), 100);
  bytes.write(octal(0, 8), 108);
  bytes.write(octal(0, 8), 116);
  bytes.write(octal(size, 12), 124);
  bytes.write(octal(Math.floor(modified.getTime() / 1000), 12), 136);
  bytes.write('        ', 148);
  bytes.write('0', 156);
  bytes.write('ustar\u000000', 257, 'latin1');
  const sum = bytes.reduce((total, byte) => total + byte, 0);
  bytes.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return bytes;
}

/** The bytes of a tar file, one piece at a time. Throws when a file has another size than it said. */
export async function* tarOf(files: AsyncIterable<ArchiveFile>, modified: Date): AsyncGenerator<Uint8Array> {
  for await (const { name, size, content } of files) {
    yield header(name, size, modified);
    let sent = 0;
    for await (const piece of content) {
      sent += piece.length;
      yield piece;
    }
    if (sent !== size) throw new Error(`${name} changed while it was archived. Run it again.`);
    if (size % block > 0) yield Buffer.alloc(block - (size % block));
  }
  yield Buffer.alloc(2 * block);
}
