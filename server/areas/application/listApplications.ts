import { NotAllowed } from '../../errors/index.ts';
import type { Handler } from '../../http/handler.ts';
import { pageAnswer, pagePlace } from '../paging.ts';
import { presentApplication } from './present.ts';
import { findApplications } from './queries.ts';

/** The applications that the caller may open (ROLE-06, WB-01), by name when `search` is given. */
export const listApplications: Handler<'listApplications'> = async ({ args, session, db }) => {
  const { wsId, accountId, roles } = session;
  if (!wsId) throw new NotAllowed();
  const place = pagePlace(args);
  const { rows, total } = await db.tenant(
    wsId,
    (query) => findApplications(query, { wsId, accountId, roles }, args.search?.trim() ?? '', place),
    { readOnly: true },
  );
  return pageAnswer(
    place,
    rows.map((row) => presentApplication(row, roles)),
    total,
  );
};
