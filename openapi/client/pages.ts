import type { Answer, Args, OperationId } from '../calls/arguments.ts';
import type { RequestShape } from '../shapes/operation.ts';

interface PageAnswer<Item> {
  items: Item[];
  page: number;
  size: number;
  next_cursor?: string;
}

/** Calls that answer a list page by page. */
export type PagedId = {
  [Id in OperationId]: Answer<Id> extends PageAnswer<unknown> ? Id : never;
}[OperationId];

/** The arguments of a list, without the page or cursor. */
export type PagedArgs<Id extends PagedId> = Omit<Args<Id>, 'page' | 'cursor' | 'total'>;

/** One item of a list. */
export type PagedItem<Id extends PagedId> = Answer<Id> extends PageAnswer<infer Item> ? Item : never;

type Arguments = Readonly<Record<string, unknown>>;

/**
 * Every item of a list, page after page, each page asked for when it is needed. Goes by the cursor that an answer gives;
 * a list that gives none is asked by number until a page is not full.
 */
export async function* eachItem(
  shape: RequestShape,
  args: Arguments,
  ask: (args: Arguments) => Promise<unknown>,
): AsyncGenerator<unknown, void, undefined> {
  // Counting is the expensive part of a list, and the total is not used here.
  const first = shape.query?.includes('total') ? { ...args, total: 'none' } : args;
  let knowsCursor = shape.query?.includes('cursor') === true;
  let next: Arguments = {};
  while (true) {
    // `PagedId` allows only calls that answer pages.
    const { items, page, size, next_cursor } = (await ask({ ...first, ...next })) as PageAnswer<unknown>;
    yield* items;
    if (next_cursor !== undefined) {
      knowsCursor = true;
      next = { cursor: next_cursor };
    } else if (knowsCursor || items.length < size) return;
    else next = { page: page + 1 };
  }
}
