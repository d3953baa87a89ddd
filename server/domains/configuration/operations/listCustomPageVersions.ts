import { listVersions } from '../publishing/versions.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import type { Documents } from '#server/kernel/documents/documents.ts';
import { openPage } from '../custom-page/subject.ts';

/** What was published of a custom page before, newest first. */
export const listCustomPageVersions: Handler<'listCustomPageVersions', { documents: Documents }> = async (call) => {
  const { subject } = await openPage(call);
  return listVersions(subject, call.args);
};
