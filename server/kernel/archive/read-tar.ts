const block = 512;

/** The file is no archive, or only the beginning of one. */
export class BrokenArchive extends Error {
  override name = 'BrokenArchive';
}

/** A file of an archive; its content is read before the next file is asked for, or skipped. */
export interface ArchivedFile {
  name: string;
  size: number;
  content: AsyncIterable<Uint8Array>;
}

/** Gives the bytes of a stream by wanted numbers, and holds no more than one of its pieces. */
class ByteSource {
  readonly #pieces: AsyncIterator<Uint8Array>;
  #piece: Uint8Array = new Uint8Array();

  constructor(stream: AsyncIterable<Uint8Array>) {
    this.#pieces = stream[Symbol.asyncIterator]();
  }

  /** Some bytes, at least one and at most `most`. Throws `BrokenArchive` at the end. */
  async some(most: number): Promise<Uint8Array> {
    while (this.#piece.length === 0) {
      const next = await this.#pieces.next();
      if (next.done) throw new BrokenArchive('The archive ends too early: it was cut off.');
      this.#piece = next.value;
    }
    const given = this.#piece.subarray(0, most);
    this.#piece = this.#piece.subarray(given.length);
    return given;
  }

  async exactly(count: number): Promise<Buffer> {
    const parts: Uint8Array[] = [];
    for (let left = count; left > 0; ) {
      const part = await this.some(left);
      parts.push(part);
      left -= part.length;
    }
    return Buffer.concat(parts);
  }
}

function fieldOf(header: Buffer, from: number, length: number): string {
  const text = header.toString('utf8', from, from + length);
  return text.split('\0', 1)[0]?.trim() ?? '';
}

function numberOf(header: Buffer, from: number, length: number): number {
  const value = Number.parseInt(fieldOf(header, from, length), 8);
  if (!Number.isSafeInteger(value) || value < 0) throw new BrokenArchive('This is not an archive of a backup.');
  return value;
}

function requireSum(header: Buffer): void {
  const blank = Buffer.from(header);
  blank.fill(' ', 148, 156);
  const sum = blank.reduce((total, byte) => total + byte, 0);
  if (sum !== numberOf(header, 148, 8)) throw new BrokenArchive('The archive is damaged.');
}

/** The files of a tar file in their order. Throws `BrokenArchive` when it is none or ends too early. */
export async function* filesOfTar(stream: AsyncIterable<Uint8Array>): AsyncGenerator<ArchivedFile> {
  const source = new ByteSource(stream);
  for (;;) {
    const header = await source.exactly(block);
    if (header.every((byte) => byte === 0)) return;
    requireSum(header);
    const size = numberOf(header, 124, 12);
    let left = size;
    const content = async function* (): AsyncGenerator<Uint8Array> {
      while (left > 0) {
        const part = await source.some(left);
        left -= part.length;
        yield part;
      }
    };
    yield { name: fieldOf(header, 0, 100), size, content: content() };
    while (left > 0) left -= (await source.some(left)).length;
    if (size % block > 0) await source.exactly(block - (size % block));
  }
}

/** The whole content of a small file. */
export async function bytesOf({ content }: ArchivedFile): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of content) parts.push(part);
  return Buffer.concat(parts);
}
