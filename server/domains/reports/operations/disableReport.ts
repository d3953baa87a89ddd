import type { Handler } from '#server/kernel/call/handler.ts';
import { setEnabled } from '../report/set-enabled.ts';

/** Offers a report to nobody; what is drafted and published of it stays (REPORT-03). */
export const disableReport: Handler<'disableReport'> = async (call) => setEnabled(call, false);
