import type { Handler } from '#server/kernel/call/handler.ts';
import { createView } from '../views/create-view.ts';
import { menuList } from '../views/record-list.ts';

/** Saves a view of the list of a menu. */
export const createMenuView: Handler<'createMenuView'> = (call) => createView(call, menuList(call));
