import { viewAccess } from '../record/access/menu-access.ts';
import type { Door } from './through.ts';

/** The door of a logical table: by any of the menus that are linked to it, or by one of them alone. */
export const viewDoor =
  (menuId?: string): Door =>
  (query, call, id) =>
    viewAccess(query, call, { viewId: id, menuId });
