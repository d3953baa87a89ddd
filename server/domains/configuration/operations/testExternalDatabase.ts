import type { Handler } from '#server/kernel/call/handler.ts';
import type { Egress } from '#server/kernel/egress/index.ts';
import { localized, NotFound } from '#server/kernel/errors/index.ts';
import type { Keys } from '#server/kernel/foundation/keys.ts';
import type { Limiter } from '#server/kernel/limits/limiter.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { foundTexts } from '../external-databases/found-texts.ts';
import { signInTo } from '../external-databases/sign-in.ts';
import { itemSecret, openSecret } from '../preference/setting-secrets.ts';
import { readSetting } from '../preference/workspace-setting.ts';

interface Needs {
  egress: Egress;
  keys: Keys;
  limiter: Limiter;
}

const setting = 'qb';

/** Signs in to an external database as it is saved, and answers what was found (WB-04). Throws `NotFound` and `TooMany`. */
export const testExternalDatabase: Handler<'testExternalDatabase', Needs> = async (call) => {
  const { args, locale, services } = call;
  const { saved, password, wsId } = await inWorkspace(call, async (query, wsId) => {
    const { value, sealed } = await readSetting(query, wsId, setting);
    const saved = value.items.find(({ id }) => id === args.id);
    if (!saved) throw new NotFound({ pointer: '/id' });
    const key = services.keys.key('workspace-settings');
    return { wsId, saved, password: openSecret(sealed, itemSecret(args.id, 'password'), { key, wsId, setting }) };
  });
  await services.limiter.take({ key: `external-database:${wsId}`, limit: 30, seconds: 600 });
  const found = await signInTo(services.egress, { ...saved, password });
  const message = localized(locale === 'zh-CN' ? 'zh-CN' : 'en-US', foundTexts[found]);
  return { ok: found === 'accepted', found, message };
};
