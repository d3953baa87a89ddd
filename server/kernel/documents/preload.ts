import { type OperationId, operations, type PreloadedAnswer } from '#openapi';
import type { CompiledDocument } from '#engine/document';
import { evaluate, resolveFields, type ValueContext } from '#engine/runtime';
import type { EntryRequest } from './boot-data.ts';

/** Carries out a public, reading call without a session. */
export type AnonymousCall = (id: OperationId, args: Record<string, unknown>, request: EntryRequest) => Promise<unknown>;

const isOperation = (id: string): id is OperationId => Object.hasOwn(operations, id);

/**
 * The answers to the document's `preload` calls, so that the page shows without a request. Only public calls that
 * change nothing are made; the others wait for the browser, which knows who is asking.
 */
export async function preloadAnswers(
  document: CompiledDocument,
  request: EntryRequest,
  env: unknown,
  call: AnonymousCall,
): Promise<PreloadedAnswer[]> {
  const roots: Record<string, unknown> = { env, query: request.query };
  const context: ValueContext = {
    lookup: (name) => roots[name] ?? null,
    // What needs the visitor's language or clock waits for the browser.
    formatDate: () => '',
    text: (key) => key,
  };
  const answers = Object.values(document.data ?? {}).map(async (source): Promise<PreloadedAnswer | undefined> => {
    if (!source.preload || !isOperation(source.call)) return undefined;
    if (source.when && evaluate(source.when, context) !== true) return undefined;
    const operation = operations[source.call];
    if (operation.roles !== 'public' || (operation.method !== 'get' && !operation.safe)) return undefined;
    const args = resolveFields(source.with ?? {}, context);
    return { call: source.call, args, data: await call(source.call, args, request) };
  });
  return (await Promise.all(answers)).filter((answer) => answer !== undefined);
}
