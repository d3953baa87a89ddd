import type { Words } from '#schemas';
import type { RequestFault } from '../../errors/index.ts';
import type { SettingValue } from './workspace-setting.ts';

const fault = (field: string, message: Words, hint: Words): RequestFault => ({
  pointer: `/value/${field}`,
  message,
  hint,
});

const missing = (field: string, of: Words): RequestFault =>
  fault(
    field,
    { 'en-US': `${of['en-US']} needs ${field}.`, 'zh-CN': `${of['zh-CN']}需要 ${field}。` },
    { 'en-US': `Send ${field}, or choose another way.`, 'zh-CN': `请填写 ${field}，或选择其他方式。` },
  );

const provider = (name: string): Words => ({ 'en-US': `The provider ${name}`, 'zh-CN': `服务商 ${name} ` });
const integration: Words = { 'en-US': 'An integration that is on', 'zh-CN': '已启用的集成' };
const ownStandIn: Words = { 'en-US': 'Nobody stands in for himself.', 'zh-CN': '不能由本人代理自己。' };
const otherStandIn: Words = { 'en-US': 'Name somebody else.', 'zh-CN': '请选择其他人。' };
const backwards: Words = { 'en-US': 'The time ends before it begins.', 'zh-CN': '时间的结束早于开始。' };
const forwards: Words = { 'en-US': 'Let "to" be later than "from".', 'zh-CN': '请使结束时间晚于开始时间。' };
const twice: Words = { 'en-US': 'The name is given twice for one channel.', 'zh-CN': '同一渠道中名称重复。' };
const ownName: Words = { 'en-US': 'Give each template a name of its own.', 'zh-CN': '请为每个模板取不同的名称。' };

/** The first place of each value that stands there before. */
function repeated<Item>(items: readonly Item[], keyOf: (item: Item) => string): number[] {
  const seen = new Set<string>();
  return items.flatMap((item, at) => {
    const isRepeated = seen.has(keyOf(item));
    seen.add(keyOf(item));
    return isRepeated ? [at] : [];
  });
}

type StandIns = Extract<SettingValue, { setting: 'standin' }>['items'];

function standInFaults(items: StandIns): RequestFault[] {
  return items.flatMap(({ user_id, stand_in_id, from, to }, at) => [
    ...(user_id === stand_in_id ? [fault(`items/${at}/stand_in_id`, ownStandIn, otherStandIn)] : []),
    ...(new Date(from) < new Date(to) ? [] : [fault(`items/${at}/to`, backwards, forwards)]),
  ]);
}

/** What a schema cannot say of a document: which fields a choice needs. `secrets` are the names of the stored ones. */
export function settingFaults(value: SettingValue, secrets: readonly string[]): RequestFault[] {
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
      return value.enabled
        ? [
            ...(value.app_id ? [] : [missing('app_id', integration)]),
            ...(secrets.includes('app_secret') ? [] : [missing('app_secret', integration)]),
          ]
        : [];
    case 'standin':
      return standInFaults(value.items);
    case 'pushTemplate':
      return repeated(value.items, ({ name, channel }) => `${channel} ${name.trim()}`).map((at) =>
        fault(`items/${at}/name`, twice, ownName),
      );
    default:
      return [];
  }
}
