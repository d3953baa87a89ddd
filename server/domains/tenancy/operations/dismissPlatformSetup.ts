import { writeLog } from '#server/kernel/audit/write-log.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { dismissSetup, lockSetup } from '../platform/platform-setup.ts';

/** Proposes no settings any more. */
export const dismissPlatformSetup: Handler<'dismissPlatformSetup'> = (call) =>
  call.db.platform(async (query) => {
    const { setup } = await lockSetup(query);
    if (setup.dismissed) return setup;
    await dismissSetup(query, call.session.accountId, call.now);
    await writeLog(query, call, { module: 'platform', action: 'dismissPlatformSetup', after: { dismissed: true } });
    return { ...setup, dismissed: true };
  });
