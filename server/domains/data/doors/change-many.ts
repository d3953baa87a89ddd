import { inBulkTurn } from '../record/write/in-bulk-turn.ts';
import { type CallThrough, type Door, type Work, workOf } from './through.ts';

/** Changes many records behind a door at once, in the turn of their workspace (`inBulkTurn`). */
export const changeManyThrough = <Args extends { id: string }, Access, Answer>(
  call: CallThrough<Args>,
  door: Door<Access>,
  change: Work<Args, Access, Answer>,
): Promise<Answer> => inBulkTurn(call, call.application.wsId, workOf(call, door, change));
