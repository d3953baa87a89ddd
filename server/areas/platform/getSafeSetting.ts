import type { Handler } from '../../http/handler.ts';
import { readSecurityConfiguration } from './security-configuration.ts';

/** How passwords, sessions and sign-ins are kept safe (PH-12). */
export const getSafeSetting: Handler<'getSafeSetting'> = ({ db }) => readSecurityConfiguration(db);
