import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { ErrorCode } from '#openapi';
import { Failure } from '../../kernel/errors/index.ts';
import { encodeUpload } from './encode-image.ts';
import { recordFileType } from './record-file-kind.ts';

/** What is done with the bytes of an upload, in a process of its own. */
export interface FileWork {
  /** Where the bytes are; what is made of them is written beside it. */
  path: string;
  fileName: string;
  /** An image of a page, or a file of a record, which may be of other kinds. */
  as: 'image' | 'record';
}

/** A picture that was encoded, and where it is. */
export interface EncodedFile {
  path: string;
  size: number;
  sha256: string;
  width: number;
  height: number;
}

export interface EncodedPicture extends EncodedFile {
  extension: 'png' | 'jpg';
  variants: (EncodedFile & { of: number })[];
}

/** The type of an upload, and, of an image, what was made of it. */
export interface ExaminedFile {
  mime: string;
  image?: EncodedPicture;
}

export type FileReply = { examined: ExaminedFile } | { refused: ErrorCode };

const images = ['image/png', 'image/apng', 'image/jpeg'];

/** Finds the type of an upload and encodes images again. What is refused comes as its code. */
export async function examineFile(work: FileWork): Promise<FileReply> {
  try {
    return { examined: await examined(work) };
  } catch (error) {
    if (error instanceof Failure) return { refused: error.code };
    throw error;
  }
}

async function examined({ path, fileName, as }: FileWork): Promise<ExaminedFile> {
  const bytes = await readFile(path);
  if (as === 'record') {
    const mime = await recordFileType(bytes, fileName);
    if (!images.includes(mime)) return { mime };
  }
  const image = await encodeUpload(bytes, as === 'record' ? 'record_file_too_large' : 'file_too_large');
  const full = await written(`${path}-full`, image);
  const variants = [];
  for (const variant of image.variants)
    variants.push({ of: variant.of, ...(await written(`${path}-${variant.of}`, variant)) });
  return { mime: image.mime, image: { ...full, extension: image.extension, variants } };
}

async function written(
  path: string,
  { bytes, width, height }: { bytes: Buffer; width: number; height: number },
): Promise<EncodedFile> {
  await writeFile(path, bytes, { mode: 0o600 });
  return { path, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex'), width, height };
}
