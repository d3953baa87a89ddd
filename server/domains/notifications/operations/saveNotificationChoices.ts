import type { Handler } from '#server/kernel/call/handler.ts';
import { Invalid } from '#server/kernel/errors/index.ts';
import { inScope } from '#server/kernel/scope/in-scope.ts';
import { readChoices } from '../delivery/choices.ts';

/** Says by which ways the caller is notified. It is the caller's own matter, and in no log. */
export const saveNotificationChoices: Handler<'saveNotificationChoices'> = async ({ db, session, args, locale }) => {
  const { accountId, wsId = null } = session;
  const { choices } = args;
  for (const [at, { category }] of choices.entries()) {
    if (choices.findIndex((one) => one.category === category) === at) continue;
    const message = { 'en-US': 'This category is there twice.', 'zh-CN': '该类型重复。' };
    const hint = { 'en-US': 'Send each category once.', 'zh-CN': '每个类型只能出现一次。' };
    throw new Invalid({ issues: [{ pointer: `/choices/${at}/category`, message, hint }] });
  }
  await inScope(db, wsId, (query) =>
    query
      .insertInto('notification_choices')
      .values(
        choices.map(({ category, channels }) => ({ ws_id: wsId, account_id: accountId, category, channels, locale })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['home_ws_id', 'account_id', 'category'])
          .doUpdateSet((row) => ({ channels: row.ref('excluded.channels'), locale: row.ref('excluded.locale') })),
      )
      .execute(),
  );
  return readChoices(db, { wsId, accountId });
};
