import type { Handler } from '#server/kernel/call/handler.ts';
import { preferenceFor } from '../preference/workspace-preference.ts';

/** What the workbench opens with (WB-14, WB-16). */
export const getHomePagePreference: Handler<'getHomePagePreference'> = async ({ db, session }) =>
  (await preferenceFor(db, session)).homePage;
