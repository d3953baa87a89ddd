import formBody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '../../errors/index.ts';

/** Bytes of a JSON body. */
export const jsonLimit = 1024 * 1024;
/** Bytes of a JSON body that takes more than a moment to read. */
const largeBody = 64 * 1024;
/** Bytes of a form; the largest one signs in. */
const formLimit = 64 * 1024;
/** Bytes of one image of a page (CFG-12). */
export const imageBytes = 5 * 1024 * 1024;

/** Bytes of one file, where the setting allows `fileLimit` of a record's. */
export const largestUpload = (fileLimit: number): number => Math.max(imageBytes, fileLimit);

/**
 * Only the three kinds of body that the contract knows can be read; everything else answers 415. `fileLimit` is the setting;
 * a call may take less.
 */
export async function registerBodyParsers(app: FastifyInstance, fileLimit: number): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit: jsonLimit }, (_request, body, done) => {
    let content: unknown;
    try {
      content = parseJson(body);
    } catch {
      // The engine's message quotes the body, so it does not leave this function.
      done(new DomainError('malformed_request'));
      return;
    }
    // What a large body asks for is work of a turn of its own.
    if (body.length > largeBody) setImmediate(done, null, content);
    else done(null, content);
  });
  await app.register(formBody, { bodyLimit: formLimit });
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      files: 1,
      fields: 20,
      parts: 21,
      fieldSize: 10_000,
      fieldNameSize: 100,
      fileSize: largestUpload(fileLimit),
      headerPairs: 50,
    },
  });
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** An empty body is none. Bytes that are not UTF-8 are malformed; a leading byte order mark is skipped. */
function parseJson(body: string | Buffer): unknown {
  const text = typeof body === 'string' ? body : utf8.decode(body);
  return text === '' ? undefined : JSON.parse(text);
}
