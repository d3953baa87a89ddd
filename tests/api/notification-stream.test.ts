import { beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Schemas } from '#openapi';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { readEvents } from '#app/live/read-events.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCaller, createCallers } from './caller.ts';
import { expectWithin } from '#tests/promises/within.ts';

type News = Schemas['NotificationNews'];

interface Stream {
  /** The next event; undefined when the stream has ended. */
  next(): Promise<{ id: string; news: News } | undefined>;
  cut(): void;
}

describeOnEachDatabase('streams of notifications', (open) => {
  let writing: Api;
  let serving: Api;
  let origin: string;
  let admin: Caller;
  let user: Caller;
  beforeAll(async () => {
    const database = await open();
    // Two servers of one database: nothing that a stream sends is in the memory of the server that wrote it.
    writing = await startApi(database);
    serving = await startApi(database);
    origin = await serving.app.listen({ port: 0, host: '127.0.0.1' });
    [admin, user] = await createCallers(writing, 'admin', 'user');
    return async () => {
      await serving.close();
      await writing.close();
    };
  });

  async function follow(token: string, lastId?: string): Promise<Stream> {
    const control = new AbortController();
    onTestFinished(() => control.abort());
    const response = await fetch(`${origin}/api/n/notification/stream`, {
      headers: { authorization: `Bearer ${token}`, ...(lastId !== undefined && { 'last-event-id': lastId }) },
      signal: control.signal,
    });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    if (!response.body) throw new Error('There is no body.');
    const events = readEvents(response.body, () => undefined);
    return {
      cut: () => control.abort(),
      async next() {
        const { value } = await events.next();
        if (!value) return undefined;
        // Safe: the data of an event is what the contract describes.
        return { id: value.id ?? '', news: JSON.parse(value.data) as News };
      },
    };
  }

  const publish = (title: string) => admin.done('createNotice', { title, content: 'Text.', state: 'published' });

  test('NOTE-01 what one server wrote is sent by another within a second', async () => {
    const stream = await follow(user.token);
    expect((await stream.next())?.news).toMatchObject({ reset: true, items: [] });
    const { id } = await publish('Live');
    const written = Date.now();
    expect((await stream.next())?.news).toMatchObject({ reset: false, items: [{ id, title: 'Live', read: false }] });
    expectWithin(1000, Date.now() - written);
  });

  test('NOTE-01 after a lost connection everything since the last event is sent, and nothing else', async () => {
    const stream = await follow(user.token);
    const first = await stream.next();
    stream.cut();
    const [one, two] = [await publish('Lost one'), await publish('Lost two')];
    const again = await follow(user.token, first?.id);
    const news = (await again.next())?.news;
    expect(news?.reset).toBe(false);
    expect(news?.items.map(({ id }) => id)).toEqual([one.id, two.id]);
  });

  test('P5 an id of another person’s stream, or none at all, begins again without anything', async () => {
    const stream = await follow(admin.token);
    const foreign = (await stream.next())?.id ?? '';
    await publish('Not replayed');
    for (const id of [foreign, 'unknown']) {
      const begun = await follow(user.token, id);
      expect((await begun.next())?.news).toMatchObject({ reset: true, items: [] });
      begun.cut();
    }
  });

  test('NOTE-01 what is published just before a stream begins is told once, and never again without anything', async () => {
    // Changes are looked for as long as somebody has a stream.
    const other = await follow(admin.token);
    await other.next();
    for (let round = 0; round < 3; round += 1) {
      const { id: before } = await publish('Before');
      const stream = await follow(user.token);
      const first = await stream.next();
      expect(first?.news).toMatchObject({ reset: true, items: [] });
      await new Promise((resolve) => setTimeout(resolve, 400));
      const { id } = await publish('After');
      const second = await stream.next();
      expect(second?.news.items.map((item) => item.id)).toEqual([id]);
      stream.cut();
      const again = await follow(user.token, first?.id);
      const items = (await again.next())?.news.items.map((item) => item.id);
      expect(items).toEqual([id]);
      expect(items).not.toContain(before);
      again.cut();
    }
  });

  test('NOTE-06 what is marked as read and withdrawn is an event as well, with what is unread now', async () => {
    const { id } = await publish('Withdrawn');
    const stream = await follow(user.token);
    const unread = (await stream.next())?.news.unread ?? 0;
    await user.done('markNotificationsRead', { ids: [id] });
    expect((await stream.next())?.news).toMatchObject({ unread: unread - 1, items: [{ id, read: true }] });
    await admin.done('updateNotice', { id, state: 'withdrawn' });
    expect((await stream.next())?.news).toMatchObject({ unread: unread - 1, items: [] });
  });

  test('P11 a stream sends nothing more and ends when its session has ended', async () => {
    const leaving = await createCaller(writing, 'user');
    const stream = await follow(leaving.token);
    await stream.next();
    await leaving.done('logout', { token: leaving.token });
    await publish('Not for a session that ended');
    expect(await stream.next()).toBeUndefined();
  });

  test('LIM-01 a fifth stream of a person ends the oldest one', async () => {
    const streams = [];
    for (let count = 0; count < 5; count += 1) {
      const stream = await follow(admin.token);
      await stream.next();
      streams.push(stream);
    }
    expect(await streams[0]?.next()).toBeUndefined();
    await publish('To the others');
    expect((await streams[4]?.next())?.news.items).toHaveLength(1);
  });

  test('P38 a server that stops ends its streams', async () => {
    const stopping = await startApi(await open());
    const address = await stopping.app.listen({ port: 0, host: '127.0.0.1' });
    const person = await createCaller(stopping, 'user');
    const response = await fetch(`${address}/api/n/notification/stream`, {
      headers: { authorization: `Bearer ${person.token}` },
    });
    const text = response.text();
    const began = Date.now();
    await stopping.close();
    expect(await text).toContain('event: notifications');
    expectWithin(3000, Date.now() - began);
  });
});
