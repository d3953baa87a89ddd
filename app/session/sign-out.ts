import type { App } from '../prerender/create-app.ts';
import { endSession } from './end-session.ts';
import { maySignOut } from './may-sign-out.ts';

/** Signs out by the person's wish, unless they stay for what is not saved. */
export async function signOut(app: App): Promise<void> {
  if (await maySignOut(app)) await endSession(app);
}
