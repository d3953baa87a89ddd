import type { Applications } from '#server/kernel/call/application.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { putConfiguration } from '../reports/put-configuration.ts';

/** Saves the draft of a report; what its readers see stays (REPORT-04). */
export const updateReportConfiguration: Handler<'updateReportConfiguration', { applications: Applications }> = async (
  call,
) => putConfiguration(call, { isPublished: false });
