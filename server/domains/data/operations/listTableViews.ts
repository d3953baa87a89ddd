import type { Handler } from '#server/kernel/call/handler.ts';
import { tableList } from '../views/record-list.ts';
import { listViews } from '../views/list-views.ts';

/** The views of the list of a whole table that the caller may use. */
export const listTableViews: Handler<'listTableViews'> = (call) => listViews(call, tableList(call));
