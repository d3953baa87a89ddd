import { Failure, NotFound } from '#server/kernel/errors/index.ts';
import { change, StaleVersion } from './change.ts';
import { accepted, type Configuration, find, present, readAbove, recheck, type Subject } from './configuration.ts';
import { inScope } from '#server/kernel/scope/in-scope.ts';
import { markPublished, noDraft, setVersions, publishedVersion, type StoredApproval } from '../kind/queries.ts';

/**
 * Makes the draft what visitors get, in one transaction that only moves pointers (P34). It is checked once more, because
 * what it names may be gone since it was saved. Throws `Failure` `nothing_to_publish` without a draft.
 */
export async function publish(
  subject: Subject,
  { action, comment }: { action: string; comment: string },
): Promise<Configuration> {
  const { caller, ref } = subject;
  const seen = await find(subject);
  const checked = seen.stored?.draft;
  if (checked) await accepted(subject, checked.value, seen, { prefix: '/draft' });
  return change(subject, {
    action,
    sent: (await present(subject, seen)).draft,
    async work({ query, stored, found }) {
      const { draft, published, approval } = stored;
      if (!draft) throw new Failure('nothing_to_publish');
      if (found.needsApproval && approval.approved_by === null) throw new Failure('approval_needed');
      // Another draft was saved while this one was checked: the caller has not seen it.
      if (draft.hash !== checked?.hash) throw new StaleVersion(found, checked?.value ?? null);
      await markPublished(query, ref, draft.id, { comment, by: caller.session.accountId, now: caller.now });
      await setVersions(
        query,
        ref,
        {
          published_id: draft.id,
          ...noDraft,
          ...liveBy(caller.session.accountId),
        },
        caller.now,
      );
      return {
        before: published?.value ?? null,
        after: draft.value,
        detail: { version_id: draft.id, comment, ...givenBy(approval) },
      };
    },
  });
}

/**
 * Points the published value at a version that was published before, or with null at none, so that the inherited value
 * holds. The draft stays, unless it is that version. A version that an upgrade has made invalid is refused. Throws `NotFound` for
 * any other id, and `Failure` `approval_needed` where a second administrator approves changes and the caller is no super
 * administrator; nothing is published with null, so that needs nobody else.
 */
export async function rollback(
  subject: Subject,
  { action, versionId }: { action: string; versionId: string | null },
): Promise<Configuration> {
  const { caller, ref } = subject;
  if (versionId !== null && subject.kind.recheck) await recheckVersion(subject, versionId);
  return change(subject, {
    action,
    sent: { version_id: versionId },
    async work({ query, stored, found }) {
      const target = versionId === null ? null : await publishedVersion(query, ref, versionId);
      if (versionId !== null && !target) throw new NotFound({ pointer: '/version_id' });
      const { draft, published } = stored;
      if (versionId === (published?.id ?? null)) return undefined;
      if (versionId !== null && found.needsApproval && !caller.session.roles.includes('WORKSPACE_SUPER_ADMIN'))
        throw new Failure('approval_needed', undefined, { pointer: '/version_id', hint: askForIt });
      await setVersions(
        query,
        ref,
        {
          published_id: versionId,
          ...(draft?.id === versionId ? noDraft : {}),
          ...liveBy(versionId === null ? null : caller.session.accountId),
        },
        caller.now,
      );
      return { before: published?.value ?? null, after: target?.value ?? null, detail: { version_id: versionId } };
    },
  });
}

const askForIt = {
  'en-US': 'Save that version as the draft and ask for approval, or ask a super administrator of the workspace.',
  'zh-CN': '请将该版本存为草稿并申请批准，或联系工作区超级管理员。',
};

/** Who asked and who approved, for the log. */
const givenBy = ({ asked_by, approved_by }: StoredApproval) => (approved_by === null ? {} : { asked_by, approved_by });

/** Who makes it live answers for it, and it is decided anew whether it stays. */
const liveBy = (accountId: string | null) => ({ published_by: accountId, confirmed_by: null, confirmed_at: null });

async function recheckVersion(subject: Subject, versionId: string): Promise<void> {
  const { caller, ref } = subject;
  const { version, above } = await inScope(
    caller.db,
    ref.wsId,
    async (query) => ({
      version: await publishedVersion(query, ref, versionId),
      above: await readAbove(query, ref),
    }),
    { readOnly: true },
  );
  if (version) await recheck(subject, version.value, above, '/version_id');
}
