import type { Handler } from '../../http/handler.ts';
import { readPlatformConfig } from '../platform/platform-config.ts';
import { presentSettings } from './application-settings.ts';
import { enterApplication } from './enter-application.ts';

/** An application's own settings, for everybody who may open it (APP-28, ACC-12). */
export const getApplicationGlobalConfig: Handler<'getApplicationGlobalConfig'> = async (call) => {
  const [{ row }, platform] = await Promise.all([enterApplication(call, call.args.id), readPlatformConfig(call.db)]);
  return presentSettings(row, platform);
};
