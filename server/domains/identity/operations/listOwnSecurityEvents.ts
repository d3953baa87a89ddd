import type { Handler } from '#server/kernel/call/handler.ts';
import { securityEventsOf } from '../session/security-events.ts';

/** What happened to the caller's account: sign-ins with new devices, passwords, sessions and keys (P42). */
export const listOwnSecurityEvents: Handler<'listOwnSecurityEvents'> = ({ db, session }) =>
  db.identity((query) => securityEventsOf(query, { accountId: session.accountId }), { readOnly: true });
