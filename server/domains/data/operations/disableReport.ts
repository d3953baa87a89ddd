import type { Handler } from '#server/kernel/call/handler.ts';
import { setEnabled } from '../reports/set-enabled.ts';

/** No longer offers a report to its readers; its configurations remain (REPORT-03). */
export const disableReport: Handler<'disableReport'> = async (call) => setEnabled(call, false);
