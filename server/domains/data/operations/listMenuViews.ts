import type { Handler } from '#server/kernel/call/handler.ts';
import { menuList } from '../views/record-list.ts';
import { listViews } from '../views/list-views.ts';

/** The views of the list of a menu that the caller may use. */
export const listMenuViews: Handler<'listMenuViews'> = (call) => listViews(call, menuList(call));
