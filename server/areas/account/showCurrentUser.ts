import type { Handler } from '../../http/handler.ts';
import { currentUser } from './current-user.ts';

/** The caller's own account (SESS-28). */
export const showCurrentUser: Handler<'showCurrentUser'> = ({ db, session }) => currentUser(db, session);
