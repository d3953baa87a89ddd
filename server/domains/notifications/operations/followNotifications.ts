import type { Handler } from '#server/kernel/call/handler.ts';
import type { NotificationStreams } from '../stream/streams.ts';

/** Server-sent events about the caller's notifications, as they change (NOTE-01). */
export const followNotifications: Handler<
  'followNotifications',
  { notificationStreams: NotificationStreams }
> = async ({ session, args, headers, locale, services }) => ({
  type: 'text/event-stream; charset=utf-8',
  headers: { 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
  body: services.notificationStreams.open({
    session,
    token: (headers['authorization'] ?? '').replace(/^Bearer /i, ''),
    locale,
    lastEventId: args['Last-Event-ID'],
    seconds: args.seconds ?? 900,
  }),
});
