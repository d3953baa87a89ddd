import type { LocalizedText } from '#schemas/localized-text';
import { isFilter } from '#server/kernel/directory/index.ts';
import { isWebOrigin } from '#server/kernel/foundation/web-origin.ts';
import type { RequestIssue } from '#server/kernel/errors/index.ts';
import { itemsWithSecrets } from './setting-secrets.ts';
import type { SettingValue } from './workspace-setting.ts';

const issue = (field: string, message: LocalizedText, hint: LocalizedText): RequestIssue => ({
  pointer: `/value/${field}`,
  message,
  hint,
});

/** What people call the fields that a choice may need. */
const named = {
  app_id: { 'en-US': 'The application ID', 'zh-CN': '应用 ID' },
  app_secret: { 'en-US': 'The application secret', 'zh-CN': '应用密钥' },
  base_dn: { 'en-US': 'The base DN', 'zh-CN': 'Base DN' },
  from_address: { 'en-US': 'The sender’s address', 'zh-CN': '发件人地址' },
  gateway_url: { 'en-US': 'The address of the gateway', 'zh-CN': '网关地址' },
  host: { 'en-US': 'The server', 'zh-CN': '服务器' },
  map_key: { 'en-US': 'The key of the map', 'zh-CN': '地图密钥' },
  url: { 'en-US': 'The address of the directory', 'zh-CN': '目录地址' },
} satisfies Record<string, LocalizedText>;

const missing = (field: keyof typeof named, of: LocalizedText): RequestIssue =>
  issue(
    field,
    { 'en-US': `${named[field]['en-US']} is missing.`, 'zh-CN': `缺少${named[field]['zh-CN']}。` },
    {
      'en-US': `${of['en-US']} needs it: fill it in, or choose another way.`,
      'zh-CN': `${of['zh-CN']}需要此项：请填写，或选择其他方式。`,
    },
  );

const provider = (name: string): LocalizedText => ({ 'en-US': `The provider ${name}`, 'zh-CN': `服务商 ${name} ` });
const directory: LocalizedText = { 'en-US': 'A directory that is on', 'zh-CN': '已启用的目录' };
const integration: LocalizedText = { 'en-US': 'An integration that is on', 'zh-CN': '已启用的集成' };
const ownStandIn: LocalizedText = { 'en-US': 'People cannot be their own delegate.', 'zh-CN': '代理人不能是本人。' };
const otherStandIn: LocalizedText = { 'en-US': 'Choose someone else.', 'zh-CN': '请选择其他人。' };
const backwards: LocalizedText = { 'en-US': 'The end is before the start.', 'zh-CN': '结束时间早于开始时间。' };
const forwards: LocalizedText = { 'en-US': 'Let "to" be later than "from".', 'zh-CN': '请使结束时间晚于开始时间。' };
const twice: LocalizedText = { 'en-US': 'The name is given twice for one channel.', 'zh-CN': '同一渠道中名称重复。' };
const ownName: LocalizedText = {
  'en-US': 'Give each template a different name.',
  'zh-CN': '请为每个模板取不同的名称。',
};

const sameName: LocalizedText = { 'en-US': 'Another database has this name.', 'zh-CN': '已有同名的数据库。' };
const otherName: LocalizedText = {
  'en-US': 'Give each database a different name.',
  'zh-CN': '请为每个数据库取不同的名称。',
};
const sameId: LocalizedText = { 'en-US': 'Another item has this id.', 'zh-CN': '已有相同标识的条目。' };
const noId: LocalizedText = {
  'en-US': 'Leave the id out for a new one.',
  'zh-CN': '新增时请不要填写标识。',
};

const badFilter: LocalizedText = {
  'en-US': 'This is not a valid directory filter.',
  'zh-CN': '这不是有效的目录过滤条件。',
};
const likeThis: LocalizedText = {
  'en-US': 'Write it like (&(objectClass=person)(uid={account})).',
  'zh-CN': '格式如 (&(objectClass=person)(uid={account}))。',
};
const elsewhere: LocalizedText = {
  'en-US': 'People would not come back to this server.',
  'zh-CN': '该地址不属于本服务器。',
};
const ownAddress: LocalizedText = {
  'en-US': 'Leave it empty, or name /authing at an address of the workspace.',
  'zh-CN': '请留空，或填写本工作区地址下的 /authing。',
};

const badAddress: LocalizedText = { 'en-US': 'This is not a valid address.', 'zh-CN': '这不是有效的地址。' };
const hostAndPort: LocalizedText = { 'en-US': 'Check the host and port.', 'zh-CN': '请检查主机和端口。' };

interface Known {
  /** Names of the stored secrets. */
  secrets: readonly string[];
  publicOrigin: string;
}

type Of<Setting extends SettingValue['setting']> = Extract<SettingValue, { setting: Setting }>;

/** Addresses that look like one and cannot be, such as one with a port beyond 65535. */
const addressIssues = (addresses: Readonly<Record<string, string | undefined>>): RequestIssue[] =>
  Object.entries(addresses).flatMap(([field, address]) =>
    address && !URL.canParse(address) ? [issue(field, badAddress, hostAndPort)] : [],
  );

function integrationIssues(value: Of<'wechat' | 'nail' | 'book'>, known: Known): RequestIssue[] {
  const { callback_url, issuer, authorize_origin, api_origin } = value;
  const malformed = addressIssues({ callback_url, issuer, authorize_origin, api_origin });
  return value.enabled && malformed.length === 0 ? enabledIssues(value, known) : malformed;
}

/** What an integration needs once it is on. `publicOrigin` is the server's own address. */
function enabledIssues(
  { app_id, callback_url }: Of<'wechat' | 'nail' | 'book'>,
  { secrets, publicOrigin }: Known,
): RequestIssue[] {
  const { hostname: own } = new URL(publicOrigin);
  const back = callback_url ? new URL(callback_url) : undefined;
  const isOwnAddress =
    !back || (back.pathname === '/authing' && (back.hostname === own || back.hostname.endsWith(`.${own}`)));
  return [
    ...(app_id ? [] : [missing('app_id', integration)]),
    ...(secrets.includes('app_secret') ? [] : [missing('app_secret', integration)]),
    ...(isOwnAddress ? [] : [issue('callback_url', elsewhere, ownAddress)]),
  ];
}

function directoryIssues(value: Of<'directory'>): RequestIssue[] {
  const required = value.enabled ? (['url', 'base_dn'] as const) : [];
  return [
    ...addressIssues({ url: value.url }),
    ...required.filter((field) => !value[field]?.trim()).map((field) => missing(field, directory)),
    ...(value.user_filter && !isFilter(value.user_filter) ? [issue('user_filter', badFilter, likeThis)] : []),
  ];
}

/** The index of each value that an earlier item has. */
function repeated<Item>(items: readonly Item[], keyOf: (item: Item) => string): number[] {
  const seen = new Set<string>();
  return items.flatMap((item, at) => {
    const isRepeated = seen.has(keyOf(item));
    seen.add(keyOf(item));
    return isRepeated ? [at] : [];
  });
}

type StandIns = Extract<SettingValue, { setting: 'standin' }>['items'];

function standInIssues(items: StandIns): RequestIssue[] {
  return items.flatMap(({ user_id, stand_in_id, from, to }, at) => [
    ...(user_id === stand_in_id ? [issue(`items/${at}/stand_in_id`, ownStandIn, otherStandIn)] : []),
    ...(new Date(from) < new Date(to) ? [] : [issue(`items/${at}/to`, backwards, forwards)]),
  ]);
}

/** Ids that an earlier item has: the two would have one secret. */
const idIssues = (value: SettingValue): RequestIssue[] =>
  repeated(itemsWithSecrets(value) ?? [], ({ id = '' }) => id).map((at) => issue(`items/${at}/id`, sameId, noId));

/** What a schema cannot say of a document: which fields a choice needs, and which items are the same one. */
export const settingIssues = (value: SettingValue, known: Known): RequestIssue[] => [
  ...ownIssues(value, known),
  ...idIssues(value),
];

function ownIssues(value: SettingValue, known: Known): RequestIssue[] {
  switch (value.setting) {
    case 'sms':
      return value.provider === 'http' && !value.gateway_url ? [missing('gateway_url', provider('http'))] : [];
    case 'email':
      return value.provider === 'smtp'
        ? (['host', 'from_address'] as const)
            .filter((field) => !value[field])
            .map((field) => missing(field, provider('smtp')))
        : [];
    case 'mapdata':
      return value.provider !== 'none' && !value.map_key ? [missing('map_key', provider(value.provider))] : [];
    case 'wechat':
    case 'nail':
    case 'book':
      return integrationIssues(value, known);
    case 'directory':
      return directoryIssues(value);
    case 'systemManage':
      return (value.parent_origins ?? []).flatMap((origin, at) =>
        isWebOrigin(origin) ? [] : [issue(`parent_origins/${at}`, badAddress, hostAndPort)],
      );
    case 'standin':
      return standInIssues(value.items);
    case 'pushTemplate':
      return repeated(value.items, ({ name, channel }) => `${channel} ${name.trim()}`).map((at) =>
        issue(`items/${at}/name`, twice, ownName),
      );
    case 'qb':
      return repeated(value.items, ({ name }) => name.trim()).map((at) =>
        issue(`items/${at}/name`, sameName, otherName),
      );
    default:
      return [];
  }
}
