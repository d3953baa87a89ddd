/** The typed client: usable alone in a browser or in Node 20. As a package it is `pagewright/client`. */
import type { OperationId } from '../calls/arguments.ts';
import { requests as generated } from '../generated/requests.ts';
import type { RequestShape } from '../shapes/operation.ts';

export type { Answer, Args, BodyArgs, OperationId, PlannedId, Schemas } from '../calls/arguments.ts';
export type { BinaryContent } from '../shapes/binary.ts';
export type { ErrorCode } from '../generated/errors.ts';
export type { RequestShape } from '../shapes/operation.ts';
export { ApiError } from './api-error.ts';
export { type Client, createClient, type PlannedCalls } from './client.ts';
export { type Failure, type FailureCode, isApiError } from './failure.ts';
export type { HttpClient } from './http.ts';
export { memoryTokenStore } from './memory-token-store.ts';
export type {
  AnyErrorCode,
  ApiKeyOptions,
  CallOptions,
  ClientOptions,
  Inside,
  Progress,
  SessionOptions,
  SessionTokens,
  Setting,
  TokenStore,
} from './options.ts';
export type { PagedArgs, PagedId, PagedItem } from './pages.ts';
export { isSessionLost } from './session.ts';
export { ArgumentError } from './split-arguments.ts';

/** How each call is sent, with the tags it reads and writes: the small part of the operation table, for browsers. */
export const requests: Readonly<Record<OperationId, RequestShape>> = generated;
