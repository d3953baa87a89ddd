import type { Handler } from '#server/kernel/call/handler.ts';
import { readPlatformConfig } from '#server/domains/tenancy/index.ts';
import { presentSettings } from '../application/application-settings.ts';
import { enterApplication } from '../application/enter-application.ts';

/** An application's own settings, for everybody who may open it (APP-28, ACC-12). */
export const getApplicationGlobalConfig: Handler<'getApplicationGlobalConfig'> = async (call) => {
  const [{ row }, platform] = await Promise.all([enterApplication(call, call.args.id), readPlatformConfig(call.db)]);
  return presentSettings(row, platform);
};
