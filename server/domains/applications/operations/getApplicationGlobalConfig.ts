import type { Handler } from '#server/kernel/call/handler.ts';
import { readPlatformConfig } from '#server/domains/tenancy/index.ts';
import { presentSettings } from '../application/application-settings.ts';

/** An application's own settings, for everybody who may open it (APP-28, ACC-12). */
export const getApplicationGlobalConfig: Handler<'getApplicationGlobalConfig'> = async ({ application, db }) =>
  presentSettings(application.row, await readPlatformConfig(db));
