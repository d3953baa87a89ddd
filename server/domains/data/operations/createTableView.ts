import type { Handler } from '#server/kernel/call/handler.ts';
import { createView } from '../views/create-view.ts';
import { tableList } from '../views/record-list.ts';

/** Saves a view of the list of a whole table. */
export const createTableView: Handler<'createTableView'> = (call) => createView(call, tableList(call));
