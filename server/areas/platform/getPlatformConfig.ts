import type { Handler } from '../../http/handler.ts';
import { readPlatformConfig } from './platform-config.ts';

/** The platform's settings (PH-02, PH-03). */
export const getPlatformConfig: Handler<'getPlatformConfig'> = ({ db }) => readPlatformConfig(db);
