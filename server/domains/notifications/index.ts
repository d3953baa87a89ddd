/** What people are notified of. Other parts of the server import what is listed here, and nothing else. */
export { leaveNotifications, removeOfLeavers } from './notification/leave.ts';
export { notify } from './notification/notify.ts';
export { createNotificationStreams, type NotificationStreams } from './stream/streams.ts';
export { endQueuedInvitations, type QueuedInvitation, queueInvitation } from './delivery/queue-invitation.ts';
export { languageUpdate } from './delivery/language-update.ts';
export { clearDeliveries, runDeliveries } from './delivery/run-deliveries.ts';
