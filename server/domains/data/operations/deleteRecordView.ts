import type { Handler } from '#server/kernel/call/handler.ts';
import { deleteView } from '../views/delete-view.ts';

/** Deletes a view of a list. */
export const deleteRecordView: Handler<'deleteRecordView'> = (call) => deleteView(call);
