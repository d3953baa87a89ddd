import type { Handler } from '#server/kernel/call/handler.ts';
import { setEnabled } from '../reports/set-enabled.ts';

/** Offers the published report to its readers again (REPORT-03). */
export const enableReport: Handler<'enableReport'> = async (call) => setEnabled(call, true);
