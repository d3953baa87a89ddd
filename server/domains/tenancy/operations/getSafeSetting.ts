import type { Handler } from '#server/kernel/call/handler.ts';
import { readSecurityConfiguration } from '../platform/security-configuration.ts';

/** How passwords, sessions and sign-ins are protected (PH-12). */
export const getSafeSetting: Handler<'getSafeSetting'> = ({ db }) => readSecurityConfiguration(db);
