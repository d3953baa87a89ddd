import { isDeepStrictEqual } from 'node:util';
import { Conflict, Invalid, NotAllowed } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { requireVersion } from '#server/kernel/changes/index.ts';
import { saveBaseInformation } from '../preference/base-information.ts';
import { withMerge } from '../preference/merge-setting.ts';
import { lockPreference, writePreference } from '../preference/queries.ts';
import { destinationIssues } from '../preference/secret-destinations.ts';
import { settingIssues } from '../preference/setting-issues.ts';
import { notifyStandIns, requireStandIns } from '../preference/stand-ins.ts';
import { hidden, partSecrets, sealSecrets, secretsLeft, withItemIds } from '../preference/setting-secrets.ts';
import {
  presentSetting,
  settingFrom,
  settingKey,
  settingOwner,
  type SettingValue,
} from '../preference/workspace-setting.ts';
import type { Keys } from '#server/kernel/foundation/keys.ts';
import type { Settings } from '#server/kernel/foundation/settings.ts';

type Needs = { keys: Keys; settings: Settings };

/**
 * Replaces one settings document of the workspace; a secret that is not sent stays (WB-04, WB-06, WB-12). Throws
 * `Conflict` with both values for a stale version, merged where the caller says what the sent one was made of, and `NotFound`
 * for stand-ins who are not in the workspace.
 */
export const saveWorkspaceSetting: Handler<'saveWorkspaceSetting', Needs> = async (call) => {
  try {
    return await save(call);
  } catch (error) {
    throw error instanceof Conflict ? await withMerge(call, error) : error;
  }
};

const save: Handler<'saveWorkspaceSetting', Needs> = async (call) => {
  const { key, value: sent } = call.args;
  if (sent.setting !== key) {
    const message = {
      'en-US': `The document is of "${sent.setting}", and the address names "${key}".`,
      'zh-CN': `文档属于“${sent.setting}”，而地址中是“${key}”。`,
    };
    const hint = { 'en-US': `Send "${key}" in both.`, 'zh-CN': `两处都应为“${key}”。` };
    throw new Invalid({ issues: [{ pointer: '/value/setting', message, hint }] });
  }
  if (sent.setting === 'baseinfo') return saveBaseInformation(call, sent);
  const storedKey = settingKey(sent.setting);
  const name = sent.setting;
  const { value, secrets } = partSecrets(withItemIds(sent));
  return inWorkspace(call, async (query, wsId) => {
    const owner = settingOwner(wsId);
    const stored = settingFrom(name, await lockPreference(query, owner, storedKey));
    requireVersion({ ifMatch: call.ifMatch, args: { value } }, presentSetting(name, stored));
    const key = call.services.keys.key('workspace-settings');
    const remaining = secretsLeft(value, stored.sealed);
    const sealed = sealSecrets(remaining, secrets, { key, wsId, setting: name });
    const { publicOrigin } = call.services.settings;
    const issues = [
      ...settingIssues(value, { secrets: Object.keys(sealed), publicOrigin }),
      ...destinationIssues({ value: stored.value, sealed: remaining }, value, secrets),
    ];
    if (issues.length > 0) throw new Invalid({ issues });
    if (endsApproval(stored.value, value)) requireSuperAdmin(call.session.roles);
    if (value.setting === 'standin') await requireStandIns(query, wsId, value.items);
    if (isDeepStrictEqual({ value, sealed }, { value: stored.value, sealed: stored.sealed })) {
      return presentSetting(name, stored);
    }
    const version = await writePreference(query, {
      ...owner,
      key: storedKey,
      value: { value, sealed },
      by: call.session.accountId,
      now: call.now,
    });
    await writeLog(query, call, {
      module: 'preference',
      action: call.operation,
      target: name,
      before: { ...stored.value, ...hidden(stored.sealed) },
      after: { ...value, ...hidden(sealed) },
      // A secret that replaced another one looks the same in both.
      detail: { replaced: Object.keys(secrets) },
    });
    if (value.setting === 'standin')
      await notifyStandIns(query, call, { wsId, before: stored.value, after: value.items });
    return presentSetting(name, { value, sealed, version });
  });
};

/** Whether changes of pages would no longer need a second person. */
function endsApproval(before: SettingValue, after: SettingValue): boolean {
  const isOn = (value: SettingValue): boolean =>
    value.setting === 'systemManage' && value.page_changes_need_approval === true;
  return isOn(before) && !isOn(after);
}

/** Otherwise one administrator could end what asks for two. */
function requireSuperAdmin(roles: readonly string[]): void {
  const needed = 'WORKSPACE_SUPER_ADMIN';
  if (!roles.includes(needed)) throw new NotAllowed({ detail: { rule: 'approval', roles: [needed] } });
}
