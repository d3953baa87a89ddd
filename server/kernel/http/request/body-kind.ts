import type { Operation } from '#openapi';
import { DomainError, Invalid } from '../../errors/index.ts';

const mediaTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const;

interface Headers {
  'content-type'?: string;
  'content-length'?: string;
  'transfer-encoding'?: string;
}

/** Looks at the headers before any byte of the body is read: throws `unsupported_media_type` for another kind than declared. */
export function requireBodyKind(operation: Pick<Operation, 'body' | 'method'>, headers: Headers): void {
  const hasBody = Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;
  if (!hasBody || operation.method === 'get') return;
  if (operation.body === 'none')
    throw new Invalid({
      issues: [{ pointer: '', message: { 'en-US': 'This call takes no body.', 'zh-CN': '此调用不带请求体。' } }],
    });
  const type = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
  if (type === mediaTypes[operation.body]) return;
  throw new DomainError('unsupported_media_type', { hint: `Send ${mediaTypes[operation.body]}.` });
}
