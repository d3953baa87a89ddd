import type { Handler } from '#server/kernel/call/handler.ts';
import type { Documents } from '#server/kernel/documents/documents.ts';
import { designOf } from '../design/design.ts';

/** A shipped document with what the caller's own scope has changed of it, as the page designer opens it. */
export const getDesign: Handler<'getDesign', { documents: Documents }> = async (call) =>
  designOf(call, call.args.document);
