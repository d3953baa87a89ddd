import type { Handler } from '#server/kernel/call/handler.ts';
import { updateView } from '../views/update-view.ts';

/** Changes a view of a list, which decides by itself who may. */
export const updateRecordView: Handler<'updateRecordView'> = (call) => updateView(call);
