import type { Applications } from '#server/kernel/call/application.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { putConfiguration } from '../report/put-configuration.ts';

/** Saves the configuration of a report, and shows it to readers in place of the one before (REPORT-04). */
export const publishReportConfiguration: Handler<'publishReportConfiguration', { applications: Applications }> = async (
  call,
) => putConfiguration(call, { isPublished: true });
