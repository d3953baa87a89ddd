import { type OperationId, operations, type PreloadedAnswer } from '#openapi';
import { own } from '#schemas';
import type { CompiledDocument } from '#engine/document';

type DataSource = NonNullable<CompiledDocument['data']>[string];
import { documentLimits } from '#engine/compiler';
import { evaluate, resolveFields, type ValueContext } from '#engine/runtime';
import type { EntryRequest } from './boot-data.ts';

/** Carries out a public call that changes nothing, without a session. */
export type AnonymousCall = (id: OperationId, args: Record<string, unknown>, request: EntryRequest) => Promise<unknown>;

const isOperation = (id: string): id is OperationId => Object.hasOwn(operations, id);

/** Characters of the answers that are sent along with one page; what does not fit is asked for by the browser. */
const maxCharacters = 500_000;

/**
 * The answers to the document's `preload` calls, so that the page shows without a request. Only public calls that
 * change nothing are made; the others wait for the browser, which knows who is asking. Each answer costs every
 * visitor, so that a changed document sends those along that the shipped one does, and no others (P45).
 */
export async function preloadAnswers(
  { document, shipped }: { document: CompiledDocument; shipped: CompiledDocument | undefined },
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
  const isShipped = (name: string, { call: id, preload }: DataSource): boolean => {
    const source = own(shipped?.data ?? {}, name);
    return preload === true && source?.preload === true && source.call === id;
  };
  const sources = Object.entries(document.data ?? {}).filter(([name, source]) => isShipped(name, source));
  const answers = sources
    .slice(0, documentLimits.preloads)
    .map(async ([, source]): Promise<PreloadedAnswer | undefined> => {
      if (!isOperation(source.call)) return undefined;
      if (source.when && evaluate(source.when, context) !== true) return undefined;
      const operation = operations[source.call];
      if (operation.roles !== 'public' || (operation.method !== 'get' && !operation.safe)) return undefined;
      const args = resolveFields(source.with ?? {}, context);
      return { call: source.call, args, data: await call(source.call, args, request) };
    });
  const sent: PreloadedAnswer[] = [];
  let characters = 0;
  for (const answer of await Promise.all(answers)) {
    if (!answer) continue;
    characters += JSON.stringify(answer).length;
    if (characters <= maxCharacters) sent.push(answer);
  }
  return sent;
}
