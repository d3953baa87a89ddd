import type { Handler } from '#server/kernel/call/handler.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { presentBaseInformation, readBaseInformation } from '../preference/base-information.ts';
import { presentSetting, readSetting } from '../preference/workspace-setting.ts';

/** One settings document of the workspace; secrets are named and never shown (WB-04, WB-06, WB-12). */
export const getWorkspaceSetting: Handler<'getWorkspaceSetting'> = async (call) => {
  const { key } = call.args;
  return inWorkspace(
    call,
    async (query, wsId) =>
      key === 'baseinfo'
        ? presentBaseInformation(await readBaseInformation(query, wsId))
        : presentSetting(key, await readSetting(query, wsId, key)),
    { readOnly: true },
  );
};
