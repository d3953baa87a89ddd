import type { Handler } from '#server/kernel/call/handler.ts';
import { readPlatformConfig } from '../platform/platform-config.ts';

/** The platform's settings (PH-02, PH-03). */
export const getPlatformConfig: Handler<'getPlatformConfig'> = ({ db }) => readPlatformConfig(db);
