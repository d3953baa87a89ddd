import { Failure } from '#server/kernel/errors/index.ts';
import { noApproval, setVersions } from '../kind/queries.ts';
import { change } from './change.ts';
import type { Configuration, Subject } from './configuration.ts';

/** Asks another administrator to approve the draft. Throws `Failure` `nothing_to_publish` without a draft. */
export function askForApproval(subject: Subject, comment: string): Promise<Configuration> {
  const { caller, ref } = subject;
  return change(subject, {
    action: 'askConfigurationApproval',
    sent: null,
    async work({ query, stored: { draft, approval } }) {
      if (!draft) throw new Failure('nothing_to_publish');
      if (approval.asked_by !== null) return undefined;
      const asked = { asked_draft_id: draft.id, asked_by: caller.session.accountId, asked_at: caller.now };
      await setVersions(query, ref, { ...asked, approved_by: null, approved_at: null }, caller.now);
      return { detail: { version_id: draft.id, comment } };
    },
  });
}

/**
 * Approves the draft that somebody asked about, or sends it back. Throws `Failure` `nothing_to_approve`, and `second_person_needed`
 * when the caller asked.
 */
export function decideApproval(
  subject: Subject,
  { decision, comment }: { decision: 'approve' | 'sendBack'; comment: string },
): Promise<Configuration> {
  const { caller, ref } = subject;
  const { accountId } = caller.session;
  return change(subject, {
    action: 'decideConfigurationApproval',
    sent: null,
    async work({ query, stored: { draft, approval } }) {
      if (!draft || approval.asked_by === null || approval.approved_by !== null)
        throw new Failure('nothing_to_approve');
      if (approval.asked_by === accountId) throw new Failure('second_person_needed');
      const decided =
        decision === 'approve'
          ? { approved_by: accountId, approved_at: caller.now }
          : { asked_draft_id: null, ...noApproval };
      await setVersions(query, ref, decided, caller.now);
      return { detail: { version_id: draft.id, decision, asked_by: approval.asked_by, comment } };
    },
  });
}
