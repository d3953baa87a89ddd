import { beforeAll, beforeEach, expect, test } from 'vitest';
import { leaveWorkspace } from '#server/domains/identity/account/leave-workspace.ts';
import { runNoticeJobs } from '#server/domains/notices/index.ts';
import { notify, runDeliveries } from '#server/domains/notifications/index.ts';
import { MessageNotSent } from '#server/kernel/delivery/message-not-sent.ts';
import type { Messages, OutgoingMessage } from '#server/kernel/delivery/outgoing-message.ts';
import { ulid } from '#server/kernel/db/index.ts';
import { seedId } from '#server/seeds/seed-id.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers, idOf } from './caller.ts';

const minute = 60_000;

describeOnEachDatabase('mails and SMS of notifications', (open) => {
  let api: Api;
  let admin: Caller;
  let user: Caller;
  let globex: Caller;
  let title: string;
  let rounds = 0;
  beforeAll(async () => {
    api = await startApi(await open());
    [admin, user, globex] = await createCallers(api, 'admin', 'user', 'globex');
    return () => api.close();
  });
  beforeEach(() => {
    rounds += 1;
    title = `Notice ${rounds}`;
  });
  /** What the jobs of a running server do every second. */
  const runJobs = () =>
    runNoticeJobs(api.database, {
      now: api.now,
      report(error) {
        throw error;
      },
    });

  const [wsId, to] = [seedId('workspace acme'), idOf('user')];
  const sent: OutgoingMessage[] = [];
  /** Chooses mail for notices, until the test ends. */
  beforeEach(async () => {
    sent.splice(0);
    const choice = { ws_id: wsId, account_id: to, category: 'notice', channels: ['mail'], locale: 'en-US' } as const;
    await api.database.tenant(wsId, (query) =>
      query
        .insertInto('notification_choices')
        .values({ ...choice, channels: [...choice.channels] })
        .execute(),
    );
    return () =>
      api.database.tenant(wsId, async (query) => {
        await query.deleteFrom('notification_choices').where('ws_id', '=', wsId).execute();
        await query.deleteFrom('notification_deliveries').where('ws_id', '=', wsId).execute();
      });
  });
  const deliveries = () =>
    api.database.tenant(wsId, (query) =>
      query
        .selectFrom('notification_deliveries')
        .where('ws_id', '=', wsId)
        .select(['attempts', 'failure', 'sent_at', 'due_at'])
        .execute(),
    );

  test('NOTE-03 two writers of one notice notify each person once, and send one message', async () => {
    const news = { wsId, to: [to], category: 'notice', title, by: null, now: api.now(), id: ulid() } as const;
    const write = () => api.database.tenant(wsId, (query) => notify(query, news));
    await Promise.all([write(), write()]);
    await write();
    await runJobs();
    expect((await user.done('listNotifications', { search: title })).items).toEqual([]);
    expect(await deliveries()).toHaveLength(1);
  });

  const deliver = (send: Messages['send'] = async (message) => void sent.push(message), subdomains = false) =>
    runDeliveries(api.database, {
      now: api.now,
      messages: { ...api.services.messages, send },
      settings: { publicOrigin: 'https://pages.example', subdomains },
      invitationOf: () => Promise.resolve(undefined),
      report: () => undefined,
    });

  test('P11 nobody gets a message from a workspace that is stopped or expired, or whose member they are no more', async () => {
    const set = (values: { status?: number; expire_at?: Date | null }) =>
      api.database.platform((query) => query.updateTable('workspaces').set(values).where('id', '=', wsId).execute());
    const member = (values: { status: 'active' | 'disabled' }) =>
      api.database.tenant(wsId, (query) =>
        query.updateTable('memberships').set(values).where('ws_id', '=', wsId).where('account_id', '=', to).execute(),
      );
    for (const [change, back] of [
      [() => set({ status: 40 }), () => set({ status: 20 })],
      [() => set({ expire_at: api.now() }), () => set({ expire_at: null })],
      [() => member({ status: 'disabled' }), () => member({ status: 'active' })],
    ] as const) {
      await admin.done('createNotice', { title, content: 'From 8 to 10.', state: 'published' });
      await change();
      await deliver();
      await back();
    }
    expect(sent).toEqual([]);
    expect((await deliveries()).map((row) => row.failure)).toEqual(['not needed', 'not needed', 'not needed']);
    await admin.done('createNotice', { title, content: 'From 8 to 10.', state: 'published' });
    await deliver();
    expect(sent).toMatchObject([{ channel: 'mail', subject: title, wsId }]);
  });

  const write = (count: number) =>
    api.database.tenant(wsId, async (query) => {
      const news = { wsId, to: [to], category: 'notice', title, by: null, now: api.now() } as const;
      for (let done = 0; done < count; done += 1) await notify(query, news);
    });

  test('AUTH-25 P31 a mail leads to the workspace’s own address where such addresses are served', async () => {
    const news = { wsId, to: [to], category: 'notice', title, by: null, now: api.now() } as const;
    for (const subdomains of [false, true]) {
      await api.database.tenant(wsId, (query) => notify(query, { ...news, link: '/notificationlist' }));
      await deliver(undefined, subdomains);
    }
    const [platforms, own] = sent.map(({ text }) => text);
    expect(platforms).toContain('\n\nhttps://pages.example/notificationlist\n\n');
    expect(own).toContain('\n\nhttps://acme.pages.example/notificationlist\n\n');
  });

  test('a message is in the language that the person reads in now, and else in that of the choice', async () => {
    const read = (language: 'zh-CN' | null) =>
      api.database.identity((query) => query.updateTable('accounts').set({ language }).where('id', '=', to).execute());
    for (const language of [null, 'zh-CN'] as const) {
      await read(language);
      await write(1);
      await deliver();
    }
    await read(null);
    expect(sent.map(({ text }) => text.split('\n\n').at(-1))).toEqual([
      expect.stringMatching(/^You get this mail/),
      expect.stringMatching(/^您在通知设置中/),
    ]);
  });

  test('LIM-01 a workspace with many messages makes no other one wait, and has one sender', async () => {
    await write(12);
    const other = { ws_id: globex.wsId, account_id: globex.accountId };
    await api.database.tenant(globex.wsId, async (query) => {
      await query
        .insertInto('notification_choices')
        .values({ ...other, category: 'notice', channels: ['mail'], locale: 'en-US' })
        .execute();
      const news = { category: 'notice', title, by: null, now: api.now() } as const;
      await notify(query, { ...news, wsId: globex.wsId, to: [globex.accountId] });
    });
    const sending = new Set<string | undefined>();
    await deliver(async (message) => {
      expect(sending).not.toContain(message.wsId);
      sending.add(message.wsId);
      await new Promise((resolve) => setImmediate(resolve));
      sending.delete(message.wsId);
      sent.push(message);
    });
    expect(sent.filter((message) => message.wsId === globex.wsId)).toHaveLength(1);
    expect((await deliveries()).filter((row) => row.sent_at !== null)).toHaveLength(10);
    await deliver();
    expect((await deliveries()).filter((row) => row.sent_at !== null)).toHaveLength(12);
  });

  test('LIM-01 after a gateway was not reached, all that waits for it is put off', async () => {
    await write(3);
    let tries = 0;
    const fail = () => {
      tries += 1;
      return Promise.reject(new MessageNotSent('timeout'));
    };
    await deliver(fail);
    await deliver(fail);
    expect(tries).toBe(1);
    api.advance(2 * minute);
    await deliver();
    expect(sent).toHaveLength(3);
  });

  test('LIM-01 tries count towards what a person gets in a day, also when they failed', async () => {
    await write(1);
    await api.database.tenant(wsId, (query) =>
      query
        .updateTable('notification_deliveries')
        .set({ attempts: 50, failure: 'error' })
        .where('ws_id', '=', wsId)
        .execute(),
    );
    await write(1);
    await deliver();
    expect(sent).toEqual([]);
    expect((await deliveries()).map((row) => row.failure).toSorted()).toEqual(['error', 'too many']);
  });

  test('P11 who leaves a workspace loses the notifications and the messages of it', async () => {
    await admin.done('createNotice', { title, content: 'From 8 to 10.', state: 'published' });
    await api.database.identity((query) =>
      leaveWorkspace(query, { accountId: to, wsId, reason: 'left', now: api.now() }),
    );
    expect(await deliveries()).toEqual([]);
    await runJobs();
    const left = await api.database.tenant(wsId, (query) =>
      query.selectFrom('notifications').where('ws_id', '=', wsId).where('account_id', '=', to).select('id').execute(),
    );
    expect(left).toEqual([]);
  });
});
