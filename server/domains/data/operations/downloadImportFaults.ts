import { NotFound } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { faultFile, type FaultFileNeeds } from '../exchange/fault-file.ts';

/** The rows that an import left out, as a file to correct. */
export const downloadImportFaults: Handler<'downloadImportFaults', FaultFileNeeds> = (call) => {
  const { wsId } = call.session;
  const inside = call.application?.wsId ?? wsId;
  if (inside === undefined) throw new NotFound();
  return faultFile(call, inside, call.args);
};
