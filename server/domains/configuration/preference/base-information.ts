import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import { Invalid } from '#server/kernel/errors/index.ts';
import type { Call } from '#server/kernel/call/handler.ts';
import { knownImages } from '../login-page/images.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { changeRow } from '#server/kernel/changes/index.ts';
import { onTakenSubdomain, subdomainValue } from './subdomain.ts';

type Sent = Schemas['BaseInfoSetting'];
type Setting = Schemas['WorkspaceSetting'];

function workspaceOf(query: Query, wsId: string) {
  return query
    .selectFrom('workspaces')
    .where('id', '=', wsId)
    .where('deleted_at', 'is', null)
    .select(['customer_name', 'logo', 'address', 'language', 'subdomain', 'version']);
}

/** What the workspace is called and how it looks from outside, from its own row (WB-12, WB-13). */
export const readBaseInformation = (query: Query, wsId: string) => workspaceOf(query, wsId).executeTakeFirstOrThrow();

type Row = Awaited<ReturnType<typeof readBaseInformation>>;

/** The row as the settings document `baseinfo`; without a language of its own the workspace has the platform's. */
export function presentBaseInformation({ customer_name, logo, address, language, subdomain, version }: Row): Setting {
  const value = { setting: 'baseinfo' as const, customer_name, logo: logo ?? '', address, subdomain: subdomain ?? '' };
  return { key: 'baseinfo', value: language === null ? value : { ...value, language }, secrets_set: [], version };
}

/**
 * Replaces it; what is left out is empty, but a subdomain that is not sent stays. Throws `Invalid` for a logo that the workspace has
 * not uploaded, and `subdomain_taken`.
 */
export async function saveBaseInformation(call: Call<'saveWorkspaceSetting'>, sent: Sent): Promise<Setting> {
  const { db, session, now } = call;
  const logo = sent.logo ?? '';
  const known = await knownImages(db, session.wsId ?? null, logo === '' ? [] : [logo]);
  const change = inWorkspace(call, (query, wsId) =>
    changeRow(query, call, {
      module: 'preference',
      target: 'baseinfo',
      lock: () => workspaceOf(query, wsId).forUpdate().executeTakeFirstOrThrow(),
      present: presentBaseInformation,
      wanted(stored) {
        // A logo that the platform gave is accepted without a check.
        if (logo !== '' && logo !== stored.logo && !known.has(logo)) {
          const message = { 'en-US': 'There is no such image.', 'zh-CN': '图片不存在。' };
          const hint = { 'en-US': 'Upload the image again.', 'zh-CN': '请重新上传图片。' };
          throw new Invalid({ issues: [{ pointer: '/value/logo', message, hint }] });
        }
        const { customer_name, address = '', language = null } = sent;
        const subdomain = wantedSubdomain(sent.subdomain, stored.subdomain);
        return { ...stored, customer_name: customer_name.trim(), logo, address: address.trim(), language, subdomain };
      },
      facts: (row) => presentBaseInformation(row).value,
      async write({ version, ...columns }) {
        await query
          .updateTable('workspaces')
          .set((row) => ({ ...columns, updated_at: now, version: row('version', '+', 1) }))
          .where('id', '=', wsId)
          .execute();
        return { ...columns, version: version + 1 };
      },
    }),
  );
  return onTakenSubdomain(change, subdomainPointer);
}

const subdomainPointer = '/value/subdomain';

const wantedSubdomain = (sent: string | undefined, stored: string | null): string | null =>
  sent === undefined ? stored : subdomainValue(sent, stored, subdomainPointer);
