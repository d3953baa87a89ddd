import type { RequestFault } from '../../errors/index.ts';
import type { SettingValue } from './workspace-setting.ts';

const fault = (field: string, message: string, hint: string): RequestFault => ({
  pointer: `/value/${field}`,
  message,
  hint,
});

const missing = (field: string, of: string): RequestFault =>
  fault(field, `${of} needs ${field}.`, `Send ${field}, or choose another way.`);

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
    ...(user_id === stand_in_id
      ? [fault(`items/${at}/stand_in_id`, 'Nobody stands in for himself.', 'Name somebody else.')]
      : []),
    ...(new Date(from) < new Date(to)
      ? []
      : [fault(`items/${at}/to`, 'The time ends before it begins.', 'Let "to" be later than "from".')]),
  ]);
}

/** What a schema cannot say of a document: which fields a choice needs. `secrets` are the names of the stored ones. */
export function settingFaults(value: SettingValue, secrets: readonly string[]): RequestFault[] {
  switch (value.setting) {
    case 'sms':
      return value.provider === 'http' && !value.gateway_url ? [missing('gateway_url', 'The provider http')] : [];
    case 'email':
      return value.provider === 'smtp'
        ? (['host', 'from_address'] as const)
            .filter((field) => !value[field])
            .map((field) => missing(field, 'The provider smtp'))
        : [];
    case 'mapdata':
      return value.provider !== 'none' && !value.map_key ? [missing('map_key', `The provider ${value.provider}`)] : [];
    case 'wechat':
    case 'nail':
    case 'book':
      return value.enabled
        ? [
            ...(value.app_id ? [] : [missing('app_id', 'An integration that is on')]),
            ...(secrets.includes('app_secret') ? [] : [missing('app_secret', 'An integration that is on')]),
          ]
        : [];
    case 'standin':
      return standInFaults(value.items);
    case 'pushTemplate':
      return repeated(value.items, ({ name, channel }) => `${channel} ${name.trim()}`).map((at) =>
        fault(`items/${at}/name`, 'The name is given twice for one channel.', 'Give each template a name of its own.'),
      );
    default:
      return [];
  }
}
