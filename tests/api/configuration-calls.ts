import sharp from 'sharp';
import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import type { Api } from './api.ts';
import { signInAs } from './sign-in-as.ts';
import type { Answered } from './visitor.ts';

export type Configuration = Schemas['Configuration'];
export type FrontMeta = Schemas['LoginPageFrontMeta'];

/** Safe: answers are validated against the contract. */
export const configurationOf = ({ data }: Answered): Configuration => data as Configuration;
export const frontMetaOf = ({ data }: Answered): FrontMeta => (data as Schemas['LoginPageWidget']).frontMeta;
/** The diagnostics of a save that was not accepted. */
export const diagnosticsOf = ({ data }: Answered): Schemas['Fault'][] =>
  (data as { detail: Record<'faults', Schemas['Fault'][]> }).detail.faults;

/** One administrator who changes configuration; by default the sign-in page's. */
export interface Editor {
  token: string;
  get(): Promise<Configuration>;
  /** Everything of the same kind in the own scope. */
  list(): Promise<Schemas['ConfigurationState'][]>;
  save(value: Record<string, unknown>, version?: number, base?: Record<string, unknown> | null): Promise<Answered>;
  publish(version?: number, comment?: string): Promise<Answered>;
  discard(version?: number): Promise<Answered>;
  rollback(versionId: string | null, version?: number): Promise<Answered>;
  resolve(choices: Schemas['ConflictChoice'][], version?: number): Promise<Answered>;
  versions(args?: Record<string, unknown>): Promise<Schemas['ConfigurationVersion'][]>;
  /** Saves and publishes; throws when one of them is refused. */
  release(value: Record<string, unknown>): Promise<Configuration>;
  /** Uploads a small picture of its own and gives its address. */
  upload(): Promise<string>;
}

const boundary = 'picture';

async function pictureForm(): Promise<Buffer> {
  const background = {
    r: Math.floor(Math.random() * 256),
    g: Math.floor(Math.random() * 256),
    b: Math.floor(Math.random() * 256),
  };
  const png = await sharp({ create: { width: 40, height: 20, channels: 3, background } })
    .png()
    .toBuffer();
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), png, Buffer.from(`\r\n--${boundary}--\r\n`)]);
}

export async function createEditor(
  api: Api,
  username: string,
  ref = { kind: 'loginPage', key: 'login' },
): Promise<Editor> {
  const visitor = api.visitor();
  const { accessToken: token } = await signInAs(visitor, username);
  const sending = (version?: number) => ({
    token,
    ...(version === undefined ? {} : { headers: { 'if-match': String(version) } }),
  });
  const succeeded = (answer: Answered): Answered => {
    if (answer.status !== 200) throw new Error(`${username} was refused: ${JSON.stringify(answer.data)}`);
    return answer;
  };
  const editor: Editor = {
    token,
    get: async () => configurationOf(succeeded(await visitor.call('getConfiguration', ref, { token }))),
    // Safe: as above.
    list: async () =>
      succeeded(await visitor.call('listConfigurations', { kind: ref.kind }, { token }))
        .data as Schemas['ConfigurationState'][],
    save: (value, version, base) =>
      visitor.call('saveConfiguration', { ...ref, value, ...(base ? { base } : {}) }, sending(version)),
    publish: (version, comment) =>
      visitor.call('publishConfiguration', { ...ref, ...(comment === undefined ? {} : { comment }) }, sending(version)),
    discard: (version) => visitor.call('discardConfigurationDraft', ref, sending(version)),
    rollback: (versionId, version) =>
      visitor.call('rollbackConfiguration', { ...ref, version_id: versionId }, sending(version)),
    resolve: (choices, version) => visitor.call('resolveConfigurationConflicts', { ...ref, choices }, sending(version)),
    versions: async (args = {}) => {
      const { data } = succeeded(await visitor.call('listConfigurationVersions', { ...ref, ...args }, { token }));
      // Safe: as above.
      return (data as { items: Schemas['ConfigurationVersion'][] }).items;
    },
    release: async (value) => {
      succeeded(await editor.save(value));
      return configurationOf(succeeded(await editor.publish()));
    },
    upload: async () => {
      const answer = await visitor.request({
        method: 'POST',
        url: '/api/common/file',
        headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
        payload: await pictureForm(),
      });
      return (succeeded(answer).data as Schemas['File']).url;
    },
  };
  return editor;
}

/** Takes all configuration of the platform and the demo's workspaces away, so that one server serves many tests. */
export async function forgetConfiguration({ database }: Api): Promise<void> {
  const workspaces = await database.platform((query) => query.selectFrom('workspaces').select('id').execute());
  const forget = async (query: Query): Promise<void> => {
    await query.deleteFrom('configurations').execute();
    await query.deleteFrom('configuration_versions').execute();
  };
  await database.platform(forget);
  for (const { id } of workspaces) await database.tenant(id, forget);
}

export async function workspaceId({ database }: Api, subdomain: string): Promise<string> {
  const row = await database.platform((query) =>
    query.selectFrom('workspaces').select('id').where('subdomain', '=', subdomain).executeTakeFirstOrThrow(),
  );
  return row.id;
}

/** Saves the platform's present sign-in page with changes in its `frontMeta`, and others in the body around it. */
export async function saveLoginPage(
  api: Api,
  token: string,
  frontMeta: Record<string, unknown>,
  { headers, ...body }: Record<string, unknown> & { headers?: Record<string, string> } = {},
): Promise<Answered> {
  const present = frontMetaOf(await api.visitor().call('getLoginPage'));
  const args = { widgetType: 'loginPage', frontMeta: { ...present, ...frontMeta }, ...body };
  return api.visitor().call('saveLoginPage', args, { token, ...(headers ? { headers } : {}) });
}
