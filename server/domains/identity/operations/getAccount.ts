import type { Handler } from '#server/kernel/call/handler.ts';
import { presentMember } from '../account/present-members.ts';
import { findSubject } from '../account/subject.ts';

/** One person of the workspace (ORG-11). */
export const getAccount: Handler<'getAccount'> = ({ db, session, args, now }) =>
  db.identity(async (query) => presentMember(query, await findSubject(query, session, args.id), now), {
    readOnly: true,
  });
