import { randomBytes } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import type { DescribedOperation } from './described-operations.ts';
import type { FuzzRequest } from './fuzz-request.ts';
import { UploadedFile } from './uploaded-file.ts';
import { wireText } from './wire-text.ts';

/** Half characters cannot be written as bytes; a client sends the replacement character. */
const encode = (text: string): string => encodeURIComponent(text.replaceAll(/[\uD800-\uDFFF]/gu, '\uFFFD'));

/** HTTP carries one line of Latin-1 in a header; the rest is refused before anything leaves. */
const headerText = (text: string): string => text.replaceAll(/[^\x20-\x7e\xa0-\xff]/g, '?').trim();

function multipart(body: unknown): { payload: Buffer; boundary: string } {
  const boundary = `fuzz-${randomBytes(8).toString('hex')}`;
  const name = (text: string): string => text.replaceAll(/["\r\n\0]/g, '_');
  const parts = Object.entries(Object(body)).flatMap(([field, value]) => {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name(field)}"`;
    return value instanceof UploadedFile
      ? [`${head}; filename="${name(value.name)}"\r\nContent-Type: ${value.type}\r\n\r\n`, value.bytes, '\r\n']
      : [`${head}\r\n\r\n${wireText(value)}\r\n`];
  });
  const payload = Buffer.concat([...parts, `--${boundary}--\r\n`].map((part) => Buffer.from(part)));
  return { payload, boundary };
}

function bodyOf(
  { table }: DescribedOperation,
  { body, contentType }: FuzzRequest,
): Pick<InjectOptions, 'payload' | 'headers'> {
  if (body === undefined) return contentType === undefined ? {} : { headers: { 'content-type': contentType } };
  if (table.body === 'form') {
    const entries = Object.entries(Object(body)).filter(([, value]) => value !== null);
    const payload = entries.map(([name, value]) => `${encode(name)}=${encode(wireText(value))}`).join('&');
    return { payload, headers: { 'content-type': contentType ?? 'application/x-www-form-urlencoded' } };
  }
  if (table.body === 'multipart') {
    const { payload, boundary } = multipart(body);
    return { payload, headers: { 'content-type': contentType ?? `multipart/form-data; boundary=${boundary}` } };
  }
  return { payload: JSON.stringify(body), headers: { 'content-type': contentType ?? 'application/json' } };
}

/** Writes a request down for the wire. Every sender has an address of its own, so that no limit of one stops the rest. */
export function toWire(operation: DescribedOperation, request: FuzzRequest, senderNumber: number): InjectOptions {
  const path = operation.table.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encode(wireText(request.path[name])));
  const query = Object.entries(request.query).map(([name, value]) => `${encode(name)}=${encode(wireText(value))}`);
  const headers = Object.entries(request.headers).map(([name, value]) => [name, headerText(wireText(value))]);
  const body = bodyOf(operation, request);
  return {
    // The contract names only methods that inject knows.
    method: operation.table.method.toUpperCase() as 'GET',
    url: query.length > 0 ? `${path}?${query.join('&')}` : path,
    ...body,
    headers: { ...Object.fromEntries(headers), ...body.headers },
    remoteAddress: `10.${(senderNumber >> 16) & 255}.${(senderNumber >> 8) & 255}.${senderNumber & 255}`,
  };
}
