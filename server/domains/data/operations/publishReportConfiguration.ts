import type { Applications } from '#server/kernel/call/application.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { putConfiguration } from '../reports/put-configuration.ts';

/** Saves the configuration of a report, and replaces the one that its readers see (REPORT-04). */
export const publishReportConfiguration: Handler<'publishReportConfiguration', { applications: Applications }> = async (
  call,
) => putConfiguration(call, { isPublished: true });
