import type { Applications } from '#server/kernel/call/application.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { readByConfiguration } from '../reports/check.ts';
import { readReport } from '../reports/result.ts';

/** What a configuration shows its author before it is saved. */
export const previewReport: Handler<'previewReport', { applications: Applications }> = async (call) => {
  const { configuration } = call.args;
  return readByConfiguration(
    call,
    configuration,
    async (query, source, caller) => (await readReport(query, caller, source, configuration)).result,
  );
};
