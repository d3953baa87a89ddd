import type { Handler } from '#server/kernel/call/handler.ts';
import { requireVersion } from '#server/kernel/changes/index.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { lockPreference, writePreference } from '#server/domains/configuration/index.ts';
import { platformConfigFrom, platformKey, platformOwner } from '../platform/platform-config.ts';

const fields = [
  'platform_name',
  'platform_logo',
  'maintain',
  'maintain_message',
  'copyright',
  'defaultLanguage',
  'browser_language',
  'latin_initials',
  'trial_days',
  'sign_in_after_registering',
  'terms',
  'app_store_enabled',
  'access_link_key',
  'plugin_gateways',
] as const;

/** Saves the platform's settings; what is not sent stays (PH-02). Throws `Conflict` with both values for a stale version. */
export const savePlatformConfig: Handler<'savePlatformConfig'> = (call) =>
  call.db.platform(async (query) => {
    const { session, now, ifMatch } = call;
    const sent = call.args;
    const stored = await lockPreference(query, platformOwner, platformKey);
    const before = platformConfigFrom(stored);
    const changes = Object.fromEntries(
      fields.filter((name) => sent[name] !== undefined).map((name) => [name, sent[name]]),
    );
    requireVersion({ ifMatch, args: changes }, before);
    const { version: _version, login_page_id: _id, ...unchanged } = before;
    const value = { ...unchanged, ...changes };
    const version = await writePreference(query, {
      ...platformOwner,
      key: platformKey,
      value,
      by: session.accountId,
      now,
    });
    const after = platformConfigFrom({ value, version });
    await writeLog(query, call, { module: 'platform', action: 'savePlatformConfig', before, after });
    return after;
  });
