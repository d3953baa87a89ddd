import type { Handler } from '#server/kernel/call/handler.ts';
import { preferenceFor } from '../preference/workspace-preference.ts';

/** Theme and layout that hold for the caller (WB-15, CFG-15). */
export const getWorkspacePreference: Handler<'getWorkspacePreference'> = ({ db, session }) =>
  preferenceFor(db, session);
