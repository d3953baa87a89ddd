import type { Handler } from '../../http/handler.ts';
import { subjectOf } from './configuration.ts';
import { listVersions } from './versions.ts';

/** What was published before, newest first. */
export const listConfigurationVersions: Handler<'listConfigurationVersions'> = async (call) =>
  listVersions(subjectOf(call, call.args), call.args);
