import type { Handler } from '#server/kernel/call/handler.ts';
import { findByTitle } from '../record/read/find-by-title.ts';

/** Records of the open application by their title (MENU-22, REC-11). */
export const findRecords: Handler<'findRecords'> = async (call) => {
  const text = call.args.search.trim();
  if (text === '') return [];
  return call.db.records(call.application.wsId, (query) => findByTitle(query, call, text), { readOnly: true });
};
