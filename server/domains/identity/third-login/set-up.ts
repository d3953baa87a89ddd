import { createHash } from 'node:crypto';
import type { Schemas } from '#openapi';
import type { Database, Query } from '#server/kernel/db/index.ts';
import type { DirectorySetup } from '#server/kernel/directory/index.ts';
import type { With } from '#server/kernel/call/handler.ts';
import type { HostWorkspace } from '#server/kernel/call/host-workspace.ts';
import type { Egress } from '#server/kernel/egress/index.ts';
import type { Keys } from '#server/kernel/foundation/keys.ts';
import { openSecret, readSetting } from '#server/domains/configuration/index.ts';
import {
  createThirdParty,
  type DiscoveryDocuments,
  type ThirdParty,
  type ThirdPartyTag,
} from '../third-parties/index.ts';

export type { ThirdPartyTag } from '../third-parties/index.ts';

/** Every way to sign in beside the password, by its tag (AUTH-09, contradictions 16). */
export type LoginTag = Schemas['ThirdTypeTag'];

/** The settings document of each. */
export const settingOfTag = { wx: 'wechat', dd: 'nail', fs: 'book' } as const satisfies Record<ThirdPartyTag, string>;

/** wx, dd and fs open a QR panel, ld the directory's form. */
export const kindOf = (tag: LoginTag): 'qr' | 'directory' => (tag === 'ld' ? 'directory' : 'qr');

/** What third parties and directories are asked with. */
export interface IntegrationNeeds {
  keys: Keys;
  egress: Egress;
  discoveryDocuments: DiscoveryDocuments;
}

/** What all that follows is read with. */
export interface Reader extends With<IntegrationNeeds> {
  db: Database;
}

/** Runs work on a workspace that a stranger may name; undefined for an unknown one (P2). */
async function within<T>({ db }: Reader, wsId: string, work: (query: Query) => Promise<T>): Promise<T | undefined> {
  return db.tenant(
    wsId,
    async (query) => {
      const known = await query
        .selectFrom('workspaces')
        .select('id')
        .where('id', '=', wsId)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      return known && (await work(query));
    },
    { readOnly: true },
  );
}

/** The ways that a workspace has turned on (AUTH-08, AUTH-28). */
export async function loginTags(reader: Reader, wsId: string): Promise<LoginTag[]> {
  const found = await within(reader, wsId, async (query) => {
    const [wx, dd, fs, ld] = await Promise.all([
      readSetting(query, wsId, 'wechat'),
      readSetting(query, wsId, 'nail'),
      readSetting(query, wsId, 'book'),
      readSetting(query, wsId, 'directory'),
    ]);
    return { wx, dd, fs, ld };
  });
  const tags: LoginTag[] = ['wx', 'dd', 'fs', 'ld'];
  return found ? tags.filter((tag) => found[tag].value.enabled) : [];
}

/**
 * What bindings are tied to. Who administers a workspace could otherwise turn it to a third party of his own, and be there
 * whomever he likes, those above him included.
 */
const sourceOf = (...parts: string[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

export interface ThirdPartyOfWorkspace {
  party: ThirdParty;
  appId: string;
  /** Tells this installation from others. */
  source: string;
  /** Every address and name that a sign-in there is made with: one that began elsewhere does not end here. */
  setUpHash: string;
  /** Empty: `/authing` at the address where the sign-in begins. */
  callbackUrl: string;
  takesNames: boolean;
  isEnabled: boolean;
}

/** A third party as the workspace has set it up; undefined before anything was saved that could be used. */
export async function thirdPartyOf(
  reader: Reader,
  wsId: string,
  tag: ThirdPartyTag,
): Promise<ThirdPartyOfWorkspace | undefined> {
  const setting = settingOfTag[tag];
  const found = await within(reader, wsId, (query) => readSetting(query, wsId, setting));
  if (!found?.value.app_id) return undefined;
  const { keys } = reader.services;
  const { value, sealed } = found;
  const { app_id: appId = '', issuer, authorize_origin, api_origin } = value;
  const appSecret = openSecret(sealed, 'app_secret', { key: keys.key('workspace-settings'), wsId, setting });
  const access = {
    appId,
    appSecret,
    issuer: issuer || undefined,
    authorizeOrigin: authorize_origin || undefined,
    apiOrigin: api_origin || undefined,
  };
  return {
    party: createThirdParty(tag, access, reader.services),
    appId,
    source: sourceOf(issuer || api_origin || tag, appId),
    setUpHash: sourceOf(tag, issuer || '', authorize_origin || '', api_origin || '', appId),
    callbackUrl: value.callback_url ?? '',
    takesNames: value.directory_sync ?? false,
    isEnabled: value.enabled,
  };
}

export interface DirectoryOfWorkspace {
  setup: DirectorySetup;
  /** Tells this directory from others. */
  source: string;
  createsAccounts: boolean;
  takesNames: boolean;
  isEnabled: boolean;
}

/** The directory as the workspace has set it up; undefined before it has an address and a base of its people. */
export async function directoryOf(reader: Reader, wsId: string): Promise<DirectoryOfWorkspace | undefined> {
  const found = await within(reader, wsId, (query) => readSetting(query, wsId, 'directory'));
  if (!found?.value.url || !found.value.base_dn) return undefined;
  const { value, sealed } = found;
  const key = reader.services.keys.key('workspace-settings');
  const id = value.id_attribute || 'entryUUID';
  return {
    source: sourceOf(found.value.url, found.value.base_dn, id),
    setup: {
      url: found.value.url,
      startTls: value.start_tls ?? true,
      caCertificate: value.ca_certificate ?? '',
      baseDn: found.value.base_dn,
      bindDn: value.bind_dn ?? '',
      bindPassword: openSecret(sealed, 'bind_password', { key, wsId, setting: 'directory' }),
      userFilter: value.user_filter || '(uid={account})',
      attributes: {
        id,
        name: value.name_attribute || 'cn',
        email: value.email_attribute || 'mail',
      },
    },
    createsAccounts: value.create_accounts ?? false,
    takesNames: value.directory_sync ?? false,
    isEnabled: value.enabled,
  };
}

/** At a workspace's own address there is no other one. */
export const isWorkspaceOf = (host: { workspace?: HostWorkspace }, wsId: string): boolean =>
  host.workspace === undefined || host.workspace.wsId === wsId;
