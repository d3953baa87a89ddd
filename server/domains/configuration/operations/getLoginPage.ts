import type { Handler } from '#server/kernel/call/handler.ts';
import { effectiveLoginPage } from '../login-page/effective.ts';

/** The sign-in page that a visitor sees: of the named workspace, else of the one that the address names. */
export const getLoginPage: Handler<'getLoginPage'> = ({ args, db, host }) =>
  effectiveLoginPage(db, args.wsId || host.workspace?.wsId);
