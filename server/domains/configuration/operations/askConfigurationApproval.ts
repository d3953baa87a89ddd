import type { Handler } from '#server/kernel/call/handler.ts';
import type { Documents } from '#server/kernel/documents/documents.ts';
import { askForApproval } from '../publishing/approval.ts';
import { subjectOf } from '../publishing/configuration.ts';

/** Asks another administrator to approve the draft. */
export const askConfigurationApproval: Handler<'askConfigurationApproval', { documents: Documents }> = async (call) =>
  askForApproval(subjectOf(call, call.args), call.args.comment ?? '');
