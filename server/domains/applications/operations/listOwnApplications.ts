import { NotAllowed } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { presentApplication } from '../application/present.ts';
import { findOwnApplications } from '../application/queries.ts';

/** WB-01: the caller's favorite applications and those that were opened last, as far as the caller may still open them. */
export const listOwnApplications: Handler<'listOwnApplications'> = async ({ session, db, now }) => {
  const { wsId, accountId, roles } = session;
  if (!wsId) throw new NotAllowed();
  const reader = { wsId, accountId, roles, now };
  const [favorites, recent] = await db.tenant(
    wsId,
    async (query) => [
      await findOwnApplications(query, reader, 'favorites'),
      await findOwnApplications(query, reader, 'recent'),
    ],
    { readOnly: true },
  );
  const present = (rows: typeof favorites) => (rows ?? []).map((row) => presentApplication(row, roles));
  return { favorites: present(favorites), recent: present(recent) };
};
