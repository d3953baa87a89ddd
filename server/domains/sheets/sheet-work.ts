import type { ErrorCode } from '#openapi';
import { Failure } from '../../kernel/errors/index.ts';
import { type GuessWork, guessColumns } from './guess-columns.ts';
import { type ReadWork, readSheetRows } from './read-sheet.ts';
import { type WriteWork, writeSheet } from './write-sheet.ts';

/** What is done with sheets in a process of its own. */
export type SheetWork = WriteWork | ReadWork | GuessWork;

export type SheetReply = { done: unknown } | { refused: ErrorCode; pointer?: string | undefined };

function worked(work: SheetWork): Promise<unknown> {
  switch (work.kind) {
    case 'write':
      return writeSheet(work);
    case 'read':
      return readSheetRows(work);
    case 'guess':
      return guessColumns(work);
  }
}

/** Does one work. What is refused comes as its code, with its place in the call. */
export async function workOnSheet(work: SheetWork): Promise<SheetReply> {
  try {
    return { done: await worked(work) };
  } catch (error) {
    if (error instanceof Failure) return { refused: error.code, pointer: error.facts.pointer };
    throw error;
  }
}
