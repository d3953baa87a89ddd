import type { PassThrough } from 'node:stream';
import type { Session, Sessions } from '#server/kernel/call/session.ts';
import { closedBecause } from '#server/kernel/http/request/access-state.ts';
import type { Database } from '#server/kernel/db/index.ts';
import type { Keys } from '#server/kernel/foundation/keys.ts';
import type { RequestLog } from '#server/kernel/foundation/request-log.ts';
import { type Position, sealPosition, unsealPosition, wasLater } from '#server/kernel/positions/index.ts';
import type { Reader } from '../notification/queries.ts';
import { createEventStream, type EventStream } from './event-stream.ts';
import { readNews } from './news.ts';
import { clearSignals, positionNow, readSignals, type Signal } from './signals.ts';

/** Milliseconds between two looks for changes, while a stream is open: one statement for all of them. */
const lookEvery = 250;
/** Milliseconds between two comments of a stream, and two looks whether its session is still there. */
const beatEvery = 15_000;
/** Milliseconds between two deletions of old signals. */
const clearEvery = 60_000;
/** Streams of one person in one process. A browser has one for all of its tabs. */
const mostOfOne = 4;

interface Parts {
  db: Database;
  sessions: Sessions;
  keys: Keys;
  clock: { now(): Date };
  log: RequestLog;
}

interface OpenStream {
  reader: Reader;
  token: string;
  locale: string;
  since: Position | undefined;
  events: EventStream;
  /** The work at hand: one event follows the other. */
  work: Promise<void>;
  stop(): void;
}

interface Follower {
  session: Session;
  token: string;
  locale: string;
  lastEventId: string | undefined;
  /** How long it stays open at most; 0 ends it after its first event. */
  seconds: number;
}

/** The open streams of notifications of this process. */
export interface NotificationStreams {
  /** The answer of a new stream; its first event is on its way. */
  open(follower: Follower): PassThrough;
  /** Ends all streams, and opens no further ones. Before the server waits for its last answers. */
  stop(): Promise<void>;
}

const keyOf = ({ wsId, accountId }: Reader): string => `${wsId ?? ''}:${accountId}`;
const contextOf = (reader: Reader): string => `notifications ${keyOf(reader)}`;

/**
 * The open streams of this process. What they send is read from the database, by positions that any process understands; nothing
 * holds a connection of it while a stream waits (docs/decisions/0252).
 */
export function createNotificationStreams({ db, sessions, keys, clock, log }: Parts): NotificationStreams {
  const open = new Map<string, Set<OpenStream>>();
  let isStopped = false;
  let looking: Promise<void> | undefined;
  let wake = (): void => undefined;
  let cleared = 0;

  function positionOf(reader: Reader, id: string | undefined): Position | undefined {
    if (id === undefined) return undefined;
    try {
      return unsealPosition(keys, contextOf(reader), id);
    } catch {
      // Of another person, or of another database: the reader begins again.
      return undefined;
    }
  }

  /** Whether the session may still read: asked before every event, since roles and sessions may end between two. */
  async function maySee({ reader, token }: OpenStream): Promise<boolean> {
    const session = await sessions.resolve(token);
    if ('failure' in session) return false;
    if (closedBecause(session) !== undefined || session.mustChangePassword || session.mustSetUpTotp) return false;
    return session.accountId === reader.accountId && (session.wsId ?? null) === reader.wsId;
  }

  async function send(stream: OpenStream): Promise<void> {
    if (!(await maySee(stream))) return stream.events.end();
    const { reader, since, locale } = stream;
    const { data, position } = await readNews(db, { reader, since, locale });
    stream.since = position;
    stream.events.send({ name: 'notifications', id: sealPosition(keys, contextOf(reader), position), data });
  }

  /** What was there already when the stream was last read has been sent. */
  async function sendNews(stream: OpenStream, { changedIn }: Signal): Promise<void> {
    const { since } = stream;
    if (!since || changedIn.some((transaction) => wasLater(since, transaction))) await send(stream);
  }

  async function beat(stream: OpenStream): Promise<void> {
    if (await maySee(stream)) stream.events.beat();
    else stream.events.end();
  }

  /** After what the stream does already. Whatever fails ends it: its reader connects again, from its last event. */
  function next(stream: OpenStream, work: (stream: OpenStream) => Promise<void>): Promise<void> {
    stream.work = stream.work
      .then(() => work(stream))
      .catch((error: unknown) => {
        log.warn({ err: error }, 'a stream of notifications ended: it could not be read');
        stream.events.end();
      });
    return stream.work;
  }

  async function look(): Promise<void> {
    let position = await positionNow(db);
    while (open.size > 0 && !isStopped) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, lookEvery);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      const read = await readSignals(db, position);
      position = read.position;
      for (const signal of read.signals)
        for (const stream of open.get(keyOf(signal.reader)) ?? []) void next(stream, (one) => sendNews(one, signal));
      if (Date.now() - cleared > clearEvery) {
        cleared = Date.now();
        await clearSignals(db, clock.now());
      }
    }
  }

  /** Looks while there are streams. A database that is away for a moment ends them: what happened meanwhile is read by position. */
  function keepLooking(): void {
    looking ??= look()
      .catch((error: unknown) => {
        log.warn({ err: error }, 'changes of notifications could not be read; their streams connect again');
        for (const streams of open.values()) for (const { events } of streams) events.end();
      })
      .finally(() => {
        looking = undefined;
        if (open.size > 0 && !isStopped) keepLooking();
      });
  }

  function add(stream: OpenStream): void {
    const key = keyOf(stream.reader);
    const streams = open.get(key) ?? new Set();
    open.set(key, streams);
    streams.add(stream);
    const [oldest] = streams;
    if (oldest && streams.size > mostOfOne) oldest.events.end();
  }

  function remove(stream: OpenStream): void {
    const key = keyOf(stream.reader);
    stream.stop();
    open.get(key)?.delete(stream);
    if (open.get(key)?.size === 0) open.delete(key);
    if (open.size === 0) wake();
  }

  return {
    open({ session, token, locale, lastEventId, seconds }) {
      const reader = { wsId: session.wsId ?? null, accountId: session.accountId };
      const events = createEventStream(() => remove(stream));
      const timers = [
        setInterval(() => void next(stream, beat), beatEvery),
        ...(seconds > 0 ? [setTimeout(() => events.end(), seconds * 1000)] : []),
      ];
      const stream: OpenStream = {
        reader,
        token,
        locale,
        since: positionOf(reader, lastEventId),
        events,
        work: Promise.resolve(),
        stop: () => timers.forEach(clearInterval),
      };
      add(stream);
      if (isStopped) events.end();
      else {
        keepLooking();
        const first = next(stream, send);
        if (seconds === 0) void first.then(() => events.end());
      }
      return events.body;
    },
    async stop() {
      isStopped = true;
      const streams = [...open.values()].flatMap((one) => [...one]);
      for (const { events } of streams) events.end();
      wake();
      await Promise.all([looking, ...streams.map(({ work }) => work)]);
    },
  };
}
