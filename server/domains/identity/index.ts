/** Accounts, passwords, sessions, keys, and the ways to sign in. Other domains import what is listed here, and nothing else. */
export { memberRoles } from './access/roles-held.ts';
export { eraseAccounts, eraseOverdue } from './account/trash.ts';
export { writeQueuedInvitation } from './account/queued-invitation.ts';
export { requireRank } from './account/ranks.ts';
export { openSession } from './session/open-session.ts';
export { spendExternalTicket, storeExternalTicket } from './session/external-tickets.ts';
export { storeTicket } from './session/tickets.ts';
