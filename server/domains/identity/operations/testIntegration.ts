import type { Schemas } from '#openapi';
import { checkDirectory } from '#server/kernel/directory/index.ts';
import { localized } from '#server/kernel/errors/index.ts';
import type { Call, Handler } from '#server/kernel/call/handler.ts';
import { failureReasonOf } from '../third-login/third-party-failures.ts';
import { requireTries } from '../third-login/require-tries.ts';
import {
  directoryOf,
  settingOfTag,
  type ThirdPartyTag,
  thirdPartyOf,
  type IntegrationNeeds,
} from '../third-login/set-up.ts';
import { workspaceOf } from '../account/subject.ts';
import { checkTexts, type Found } from '../third-login/check-texts.ts';
import type { Limiter } from '#server/kernel/limits/limiter.ts';

interface Needs extends IntegrationNeeds {
  limiter: Limiter;
}

/** Tries a third party or the directory as it is saved, whether it is on or not (WB-06). */
export const testIntegration: Handler<'testIntegration', Needs> = async (call) => {
  await requireTries(call);
  const found = await foundOf(call, workspaceOf(call.session));
  return present(found, call.locale === 'zh-CN' ? 'zh-CN' : 'en-US');
};

async function foundOf(call: Call<'testIntegration', Needs>, wsId: string): Promise<Found> {
  const check = await checkOf(call, wsId);
  if (!check) return 'incomplete';
  try {
    await check();
    return 'accepted';
  } catch (error) {
    const reason = failureReasonOf(error);
    if (reason === undefined) throw error;
    if (reason === 'application' || reason === 'reader' || reason === 'code') return 'refused';
    return reason;
  }
}

async function checkOf(call: Call<'testIntegration', Needs>, wsId: string): Promise<(() => Promise<void>) | undefined> {
  const { key } = call.args;
  if (key === 'directory') {
    const directory = await directoryOf(call, wsId);
    return directory && (() => checkDirectory(directory.setup, call.services.egress));
  }
  const tags: ThirdPartyTag[] = ['wx', 'dd', 'fs'];
  const tag = tags.find((one) => settingOfTag[one] === key);
  const found = tag && (await thirdPartyOf(call, wsId, tag));
  return found && (() => found.party.check());
}

const present = (found: Found, locale: 'zh-CN' | 'en-US'): Schemas['IntegrationCheck'] => ({
  ok: found === 'accepted',
  found,
  message: localized(locale, checkTexts[found]),
});
