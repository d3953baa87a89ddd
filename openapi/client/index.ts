/** The typed client: usable alone in a browser or in Node 20. */
import { requests as generated } from '../generated/requests.ts';
import type { OperationId } from '#openapi';
import type { RequestShape } from '../operation.ts';

export type { RequestShape } from '../operation.ts';
export { ApiError } from './api-error.ts';
export { type Client, createClient } from './client.ts';
export type { AnyErrorCode, CallOptions, ClientOptions, SessionTokens, Setting, TokenStore } from './options.ts';
export { ArgumentError } from './split-arguments.ts';

/** How each call is sent, with the tags it reads and writes: the small part of the operation table, for browsers. */
export const requests: Readonly<Record<OperationId, RequestShape>> = generated;
