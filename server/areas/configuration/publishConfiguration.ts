import type { Handler } from '../../http/handler.ts';
import { subjectOf } from './configuration.ts';
import { publish } from './publication.ts';

/** Makes the draft the published value, at once for the next visitor. */
export const publishConfiguration: Handler<'publishConfiguration'> = async (call) =>
  publish(subjectOf(call, call.args), call.args.comment ?? '');
