import type { Handler } from '#server/kernel/call/handler.ts';
import { currentUser } from '../account/current-user.ts';

/** The caller's own account (SESS-28). */
export const showCurrentUser: Handler<'showCurrentUser'> = ({ db, session }) => currentUser(db, session);
