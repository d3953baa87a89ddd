import { DomainError, Invalid } from '#server/kernel/errors/index.ts';
import type { Call, Handler } from '#server/kernel/call/handler.ts';
import { requireVersion } from '#server/kernel/changes/index.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { platformOwner } from '../platform/platform-config.ts';
import { securityConfigurationFrom, securityKey } from '../platform/security-configuration.ts';
import type { Messages } from '#server/kernel/delivery/outgoing-message.ts';
import { lockPreference, writePreference } from '#server/domains/configuration/index.ts';

interface Needs {
  messages: Messages;
}

const fields = [
  'password_pattern',
  'auto_logout_idle_time',
  'sms_secondary_verification',
  'lock_after_wrong_passwords',
  'messages_to_address',
  'messages_of_workspace',
  'captcha_after_failure',
] as const;

type Sent = Call<'saveSafeSetting'>['args'];

/** The contract has seen that the pattern cannot run for ever; a class or a length may still be turned around. */
function requirePattern(pattern: string | undefined): void {
  try {
    new RegExp(pattern ?? '', 'u');
  } catch {
    const hint = {
      'en-US': 'Write classes from the lower to the higher character, and lengths from the smaller to the larger.',
      'zh-CN': '字符类请从小到大书写，长度请从短到长书写。',
    };
    const message = { 'en-US': 'The pattern is no regular expression.', 'zh-CN': '该模式不是正则表达式。' };
    throw new Invalid({
      issues: [{ pointer: '/password_pattern', message, hint }],
    });
  }
}

function changesOf(sent: Sent) {
  return Object.fromEntries(fields.filter((name) => sent[name] !== undefined).map((name) => [name, sent[name]]));
}

/** Saves the security settings; what is not sent stays (PH-12, PH-13). Throws `Conflict` with both values for a stale version. */
export const saveSafeSetting: Handler<'saveSafeSetting', Needs> = async (call) => {
  const { args, session, now, ifMatch, db, services } = call;
  requirePattern(args.password_pattern);
  // Users with a telephone would wait for a code that is never sent.
  if (args.sms_secondary_verification && !services.messages.canSend('sms')) {
    throw new DomainError('second_step_missing', { pointer: '/sms_secondary_verification' });
  }
  return db.platform(async (query) => {
    const before = securityConfigurationFrom(await lockPreference(query, platformOwner, securityKey));
    const changes = changesOf(args);
    requireVersion({ ifMatch, args: changes }, before);
    const { version: _version, ...unchanged } = before;
    const value = { ...unchanged, ...changes };
    const owner = { ...platformOwner, key: securityKey };
    const version = await writePreference(query, { ...owner, value, by: session.accountId, now });
    const after = securityConfigurationFrom({ value, version });
    await writeLog(query, call, { module: 'platform', action: 'saveSafeSetting', before, after });
    return after;
  });
};
