import type { ErrorCode } from '#openapi';
import { Failure } from '../../kernel/errors/index.ts';
import { type WriteWork, writeSheet } from './write-sheet.ts';

/** What is done with sheets in a process of its own. */
export type SheetWork = WriteWork;

export type SheetReply = { done: unknown } | { refused: ErrorCode };

/** Does one work. What is refused comes as its code. */
export async function workOnSheet(work: SheetWork): Promise<SheetReply> {
  try {
    return { done: await writeSheet(work) };
  } catch (error) {
    if (error instanceof Failure) return { refused: error.code };
    throw error;
  }
}
