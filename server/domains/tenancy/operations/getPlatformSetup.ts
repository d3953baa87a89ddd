import type { Handler } from '#server/kernel/call/handler.ts';
import { readSetup } from '../platform/platform-setup.ts';

/** Which of the settings that are proposed to a new platform are on. */
export const getPlatformSetup: Handler<'getPlatformSetup'> = ({ db }) => db.platform(readSetup, { readOnly: true });
