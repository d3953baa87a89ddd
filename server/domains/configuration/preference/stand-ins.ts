import { sql } from 'kysely';
import { notify } from '#server/domains/notifications/index.ts';
import { peopleOf } from '#server/domains/organisation/index.ts';
import type { Call } from '#server/kernel/call/handler.ts';
import type { Query } from '#server/kernel/db/index.ts';
import { NotFound } from '#server/kernel/errors/index.ts';
import type { SettingValue } from './workspace-setting.ts';

type StandIns = Extract<SettingValue, { setting: 'standin' }>['items'];

const keyOf = ({ user_id, stand_in_id, from, to }: StandIns[number]): string =>
  [user_id, stand_in_id, from, to].join(' ');

/** Those that were not there before: work that grows with the two lists, and not with one for each of the other (P45). */
export function addedStandIns(before: StandIns, after: StandIns): StandIns {
  const known = new Set(before.map(keyOf));
  return after.filter((item) => !known.has(keyOf(item)));
}

/** Notifies those who stand in for somebody and did not before. */
export async function notifyStandIns(
  query: Query,
  { session, now }: Pick<Call<'saveWorkspaceSetting'>, 'session' | 'now'>,
  { wsId, before, after }: { wsId: string; before: SettingValue; after: StandIns },
): Promise<void> {
  const added = addedStandIns(before.setting === 'standin' ? before.items : [], after);
  if (added.length === 0) return;
  const people = await peopleOf(query, wsId)
    .where('memberships.account_id', '=', sql<string>`any(${added.map(({ user_id }) => user_id)})`)
    .select(['memberships.account_id', 'memberships.real_name'])
    .execute();
  const names = new Map(people.map(({ account_id, real_name }) => [account_id, real_name]));
  for (const item of added) {
    const name = names.get(item.user_id) ?? '';
    const [from, to] = [item.from.slice(0, 10), item.to.slice(0, 10)];
    await notify(query, {
      wsId,
      to: [item.stand_in_id],
      category: 'task',
      title: { 'en-US': `You are now a delegate for ${name}`, 'zh-CN': `由您代理${name}的工作` },
      content: { 'en-US': `From ${from} to ${to}.`, 'zh-CN': `${from} 至 ${to}` },
      by: session.accountId,
      now,
    });
  }
}

/** Throws `NotFound` at the first name that does not belong to the workspace (P2). */
export async function requireStandIns(query: Query, wsId: string, items: StandIns): Promise<void> {
  const named = [...new Set(items.flatMap(({ user_id, stand_in_id }) => [user_id, stand_in_id]))];
  if (named.length === 0) return;
  const found = await peopleOf(query, wsId)
    .where('memberships.account_id', '=', sql<string>`any(${named})`)
    .select('memberships.account_id')
    .execute();
  const known = new Set(found.map(({ account_id }) => account_id));
  for (const [at, item] of items.entries()) {
    for (const field of ['user_id', 'stand_in_id'] as const) {
      if (!known.has(item[field])) throw new NotFound({ pointer: `/value/items/${at}/${field}` });
    }
  }
}
