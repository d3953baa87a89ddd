import type { Schemas } from '#openapi';
import type { Session } from '#server/kernel/call/session.ts';
import { deviceOf } from './device.ts';
import type { SessionRow } from './sessions-of.ts';

/** A session as people recognise it. */
export function presentSession(row: SessionRow, caller: Pick<Session, 'id'>): Schemas['AccountSession'] {
  return {
    id: row.id,
    customer_name: row.customer_name ?? '',
    ...deviceOf(row.user_agent),
    address: row.ip ?? '',
    started_at: row.created_at.toISOString(),
    last_used_at: row.updated_at.toISOString(),
    is_current: row.id === caller.id,
  };
}
