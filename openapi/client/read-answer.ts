import type { RequestShape } from '../shapes/operation.ts';
import { ApiError } from './api-error.ts';
import { clientText, knownText } from './client-text.ts';
import { fileName } from './file-name.ts';

interface Envelope {
  success: boolean;
  message?: unknown;
  data?: unknown;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function isEnvelope(value: unknown): value is Envelope {
  return isObject(value) && 'success' in value && typeof value.success === 'boolean';
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: the text of a proxy, or nothing. The caller reports it as an answer without an envelope.
    return undefined;
  }
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** Seconds from the header, which is a number or a date; browsers hide it from other origins unless it is exposed. */
function retryAfter(response: Response): number | undefined {
  const value = response.headers.get('retry-after');
  if (value === null) return undefined;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}

/** The same from the envelope's detail. */
function retryAfterIn(detail: unknown): number | undefined {
  const found =
    typeof detail === 'object' && detail !== null && 'retry_after' in detail ? detail.retry_after : undefined;
  return typeof found === 'number' ? found : undefined;
}

/** The failure in an envelope, whatever the status (contradictions 67). */
function fromEnvelope(envelope: Envelope, response: Response, locale: string): ApiError {
  const data: Record<string, unknown> = { ...Object(envelope.data) };
  const code = text(data['code']) ?? 'http_error';
  return new ApiError({
    code,
    status: response.status,
    message: text(envelope.message) ?? knownText(code, locale) ?? clientText('http_error', locale),
    detail: data['detail'],
    pointer: text(data['pointer']),
    hint: text(data['hint']),
    retryAfter: retryAfter(response) ?? retryAfterIn(data['detail']),
    isFromServer: true,
  });
}

/** The failure of an answer without an envelope (ERR-14 to ERR-16). */
function fromStatus(response: Response, locale: string): ApiError {
  const { status } = response;
  const parts = { status, retryAfter: retryAfter(response) };
  if (status === 413)
    return new ApiError({ ...parts, code: 'request_too_large', message: clientText('request_too_large', locale) });
  if (status >= 500 && status <= 505) {
    return new ApiError({ ...parts, code: 'server_error', message: clientText('server_error', locale) });
  }
  const message = response.statusText || `${clientText('http_error', locale)} ${status}`;
  return new ApiError({ ...parts, code: 'http_error', message });
}

/** The content as a file with the name and type that the server gave it. */
function fileOf(response: Response, content: Blob | string): File {
  const { headers } = response;
  const type = headers.get('content-type')?.split(';')[0] ?? '';
  return new File([content], fileName(headers.get('content-disposition')), { type });
}

/** The failure that an answer states: the envelope's own, or the one of its status. `body` is JSON where the answer is, else text. */
export function failureIn(shape: RequestShape, body: unknown, response: Response, locale: string): ApiError {
  if (isEnvelope(body) && !body.success) return fromEnvelope(body, response, locale);
  return shape.session === 'opens' && isObject(body) ? withoutFlag(response) : fromStatus(response, locale);
}

/** A sign-in that fails without the flag is rejected without a message (AUTH-32). */
function withoutFlag({ status }: Response): ApiError {
  return new ApiError({ code: 'answer_unreadable', status, message: '' });
}

/**
 * What a successful call answers: the envelope's `data`, or the content of an answer that has no envelope (JSON parsed,
 * anything else as a Blob; all of it as a File when `asFile`). Throws ApiError for `success: false` and for what is no answer.
 */
export async function readAnswer(
  shape: RequestShape,
  response: Response,
  locale: string,
  asFile = false,
): Promise<unknown> {
  const isJson = /\bjson\b/.test(response.headers.get('content-type') ?? '');
  if (shape.raw && !isJson) {
    const content = await response.blob();
    return asFile ? fileOf(response, content) : content;
  }
  const content = await response.text();
  const body = parse(content);
  if (isEnvelope(body)) {
    if (!body.success) throw fromEnvelope(body, response, locale);
    return body.data;
  }
  if (shape.raw && body !== undefined) return asFile ? fileOf(response, content) : body;
  if (shape.session === 'opens' && isObject(body)) throw withoutFlag(response);
  throw new ApiError({
    code: 'answer_unreadable',
    status: response.status,
    message: clientText('answer_unreadable', locale),
  });
}
