import { NotAllowed } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { searchWorkspace } from '../application/find-in-workspace.ts';

/** Menus, tables and records of the caller's applications by their names (MENU-24, MENU-22, REC-11). */
export const findInWorkspace: Handler<'findInWorkspace'> = async (call) => {
  const { wsId } = call.session;
  if (!wsId) throw new NotAllowed();
  const text = call.args.search.trim();
  if (text === '') return { items: [], is_whole: true };
  return searchWorkspace({ ...call, wsId }, text);
};
