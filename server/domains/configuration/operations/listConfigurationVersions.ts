import type { Handler } from '#server/kernel/call/handler.ts';
import { subjectOf } from '../publishing/configuration.ts';
import { listVersions } from '../publishing/versions.ts';
import type { Documents } from '#server/kernel/documents/documents.ts';

/** What was published before, newest first. */
export const listConfigurationVersions: Handler<'listConfigurationVersions', { documents: Documents }> = async (call) =>
  listVersions(subjectOf(call, call.args), call.args);
