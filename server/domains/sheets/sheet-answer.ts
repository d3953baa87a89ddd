import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { SheetWorks } from './sheet-works.ts';
import type { RawAnswer } from '#server/kernel/call/handler.ts';
import type { Uploads } from '#server/kernel/uploads/uploads.ts';

/** What sheets are written with. */
export interface SheetAnswerNeeds {
  sheetWorks: SheetWorks;
  uploads: Uploads;
}

interface WrittenSheet {
  /** As `sheetLines` makes them. */
  lines: AsyncIterable<string>;
  /** Bytes that the lines may take. */
  most: number;
  /** Without the ending. */
  name: string;
  format?: 'xlsx' | 'csv';
}

const types = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const;

/** As RFC 8187 writes names. */
const encoded = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** A sheet to download. It passes through the disk: lines to a process, and the file of that process to the answer. */
export async function sheetAnswer(
  { sheetWorks, uploads }: SheetAnswerNeeds,
  wsId: string,
  { lines, most, name, format = 'xlsx' }: WrittenSheet,
): Promise<RawAnswer> {
  const file = uploads.begin(wsId, most);
  try {
    const { path } = await file.store(Readable.from(lines));
    const written = await sheetWorks.write(wsId, { path, format });
    const { size } = await stat(written);
    const body = createReadStream(written);
    body.once('close', () => void file.end());
    return {
      type: types[format],
      body,
      headers: {
        'content-length': String(size),
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'content-disposition': `attachment; filename*=UTF-8''${encoded(`${name}.${format}`)}`,
      },
    };
  } catch (error) {
    await file.end();
    throw error;
  }
}
