import type { Call } from '#server/kernel/call/handler.ts';
import { type EnteredApplication, enterApplication, refused } from '../application/enter-application.ts';

/**
 * The application that the caller has open, which the header application_id names (contradictions 69). Throws as
 * `enterApplication` does, and without the header as for an unknown application.
 */
export async function openApplication(
  call: Pick<Call<'listCategories'>, 'db' | 'session' | 'headers'>,
): Promise<EnteredApplication> {
  const id = call.headers['application_id'];
  if (!id) throw refused();
  return enterApplication(call, id);
}
