import { type OperationId, operations } from '#openapi';
import { type CompiledDocument, resolveFields } from '#engine/core';
import type { EntryRequest, PreloadedAnswer } from '../http/entry/boot-data.ts';

/** Carries out a public, reading call for somebody who is not signed in. */
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
  const sources = Object.values(document.data ?? {}).filter((source) => source.preload);
  const answers = sources.map(async ({ call: id, with: values }): Promise<PreloadedAnswer | undefined> => {
    if (!isOperation(id)) return undefined;
    const operation = operations[id];
    if (operation.roles !== 'public' || (operation.method !== 'get' && !operation.safe)) return undefined;
    const args = resolveFields(values ?? {}, {
      lookup: (name) => roots[name] ?? null,
      // What needs the visitor's language or clock waits for the browser.
      formatDate: () => '',
      text: (key) => key,
    });
    return { call: id, args, data: await call(id, args, request) };
  });
  return (await Promise.all(answers)).filter((answer) => answer !== undefined);
}
