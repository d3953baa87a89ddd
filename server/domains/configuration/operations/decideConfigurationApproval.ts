import type { Handler } from '#server/kernel/call/handler.ts';
import type { Documents } from '#server/kernel/documents/documents.ts';
import { decideApproval } from '../publishing/approval.ts';
import { subjectOf } from '../publishing/configuration.ts';

/** Approves the draft that another administrator asked about, or sends it back. */
export const decideConfigurationApproval: Handler<'decideConfigurationApproval', { documents: Documents }> = async (
  call,
) => decideApproval(subjectOf(call, call.args), { decision: call.args.decision, comment: call.args.comment ?? '' });
