import type { Handler } from '../../http/handler.ts';
import { preferenceFor } from './workspace-preference.ts';

/** Theme and layout that hold for the caller (WB-15, CFG-15). */
export const getWorkspacePreference: Handler<'getWorkspacePreference'> = ({ db, session }) =>
  preferenceFor(db, session);
