import type { Schemas } from '#openapi';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { Invalid } from '#server/kernel/errors/index.ts';
import { inScope } from '#server/kernel/scope/in-scope.ts';
import { languageUpdate } from '../delivery/language-update.ts';
import { choicesOf, readChoices } from '../delivery/choices.ts';

/** Says by which ways the caller is notified. The log has each change by category: it says later why a person was not reached (WB-09). */
export const saveNotificationChoices: Handler<'saveNotificationChoices'> = async (call) => {
  const { db, session, args, locale } = call;
  const { accountId, wsId = null } = session;
  const reader = { wsId, accountId };
  const { choices } = args;
  for (const [at, { category }] of choices.entries()) {
    if (choices.findIndex((one) => one.category === category) === at) continue;
    const message = { 'en-US': 'This category is there twice.', 'zh-CN': '该类型重复。' };
    const hint = { 'en-US': 'Send each category once.', 'zh-CN': '每个类型只能出现一次。' };
    throw new Invalid({ issues: [{ pointer: `/choices/${at}/category`, message, hint }] });
  }
  // What is chosen is written in this language, and so are the messages.
  await db.identity(async (query) => languageUpdate(query, accountId, call)?.execute());
  await inScope(db, wsId, async (query) => {
    const stored = await choicesOf(query, reader, { isLocked: true });
    await query
      .insertInto('notification_choices')
      .values(
        choices.map(({ category, channels }) => ({ ws_id: wsId, account_id: accountId, category, channels, locale })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['home_ws_id', 'account_id', 'category'])
          .doUpdateSet((row) => ({ channels: row.ref('excluded.channels'), locale: row.ref('excluded.locale') })),
      )
      .execute();
    const changes = channelChanges(stored, choices);
    if (!changes) return;
    await writeLog(query, call, {
      module: 'notification',
      action: 'saveNotificationChoices',
      target: accountId,
      ...changes,
    });
  });
  return readChoices(db, reader);
};

type Choices = readonly Schemas['NotificationChoice'][];

/** The categories whose channels change, before and after; undefined for none. The order of channels means nothing. */
function channelChanges(stored: Choices, sent: Choices) {
  const sorted = (channels: readonly string[] = []): string[] => [...channels].sort();
  const changed = sent.flatMap(({ category, channels }) => {
    const was = sorted(stored.find((one) => one.category === category)?.channels);
    const now = sorted(channels);
    return was.join() === now.join() ? [] : [{ category, was, now }];
  });
  if (changed.length === 0) return undefined;
  return {
    before: Object.fromEntries(changed.map(({ category, was }) => [category, was])),
    after: Object.fromEntries(changed.map(({ category, now }) => [category, now])),
  };
}
