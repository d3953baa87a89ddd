import { NotFound } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { leftOutFile, type LeftOutFileNeeds } from '../exchange/left-out-file.ts';

/** The rows that an import left out, as a file to correct. */
export const downloadImportIssues: Handler<'downloadImportIssues', LeftOutFileNeeds> = (call) => {
  const { wsId } = call.session;
  const inside = call.application?.wsId ?? wsId;
  if (inside === undefined) throw new NotFound();
  return leftOutFile(call, inside, call.args);
};
