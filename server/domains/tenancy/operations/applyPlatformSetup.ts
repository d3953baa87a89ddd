import type { Schemas } from '#openapi';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { writePreference } from '#server/domains/configuration/index.ts';
import { platformConfigFrom, platformKey, platformOwner } from '../platform/platform-config.ts';
import { dismissSetup, lockSetup } from '../platform/platform-setup.ts';
import { securityConfigurationFrom, securityKey } from '../platform/security-configuration.ts';

const isOfSecurity = (name: Schemas['ProposedSetting']): boolean => name === 'captcha_after_failure';

/** Switches proposed settings on, in one transaction; those that are on already stay. */
export const applyPlatformSetup: Handler<'applyPlatformSetup'> = (call) =>
  call.db.platform(async (query) => {
    const { args, session, now } = call;
    const { general, security, setup } = await lockSetup(query);
    const wanted = args.settings.filter((name) => !setup[name]);
    const write = (key: string, { version, ...before }: { version: number }, names: typeof wanted) => {
      if (names.length === 0) return Promise.resolve(version);
      const value = { ...before, ...Object.fromEntries(names.map((name) => [name, true])) };
      return writePreference(query, { ...platformOwner, key, value, by: session.accountId, now });
    };
    const { login_page_id: _id, ...config } = platformConfigFrom(general);
    const config_version = await write(
      platformKey,
      config,
      wanted.filter((name) => !isOfSecurity(name)),
    );
    await write(securityKey, securityConfigurationFrom(security), wanted.filter(isOfSecurity));
    if (!setup.dismissed) await dismissSetup(query, session.accountId, now);
    const on = Object.fromEntries(wanted.map((name) => [name, true]));
    const after = { ...setup, ...on, dismissed: true, config_version };
    await writeLog(query, call, { module: 'platform', action: 'applyPlatformSetup', before: setup, after });
    return after;
  });
