import { change } from './change.ts';
import { accepted, type Configuration, find, type Subject } from './configuration.ts';
import { contentHash } from '#server/kernel/documents/content-hash.ts';
import type { Value } from '../kind/value.ts';
import { requireRoomForDraft } from './configuration-quota.ts';
import { mergeInto } from './merge.ts';
import { dropUnpublished, noDraft, setVersions, versionOf } from '../kind/queries.ts';

interface Saved {
  /** The operation, for the log. */
  action: string;
  value: Value;
  /** What the value was made of, for a merge when another one is stored meanwhile. */
  base?: Value | undefined;
  /** Fields that are to be inherited again. */
  inherit?: readonly string[] | undefined;
  /** JSON pointer of the value in the call's arguments. */
  pointer: string;
}

/**
 * Saves the draft, which visitors do not see. A value equal to the published one leaves no draft. Throws `Failure` with
 * every issue or `quota_exceeded`, and `Conflict` for a stale `If-Match`; nothing is saved then.
 */
export async function saveDraft(
  subject: Subject,
  { action, value, base: madeOf, inherit, pointer }: Saved,
): Promise<Configuration> {
  const { caller, ref } = subject;
  const { stored, base } = await accepted(subject, value, await find(subject), {
    prefix: pointer,
    base: madeOf,
    inherit,
  });
  const hash = contentHash(stored);
  return change(subject, {
    action,
    sent: value,
    ...(madeOf && (subject.kind.fields ?? subject.kind.merge)
      ? { merge: (found) => mergeInto(subject, found, { base: madeOf, mine: value }) }
      : {}),
    async work({ query, stored: configuration }) {
      const { draft, published } = configuration;
      const isPublished = hash === published?.hash;
      if (isPublished ? draft === null : hash === draft?.hash) return undefined;
      const { accountId: by } = caller.session;
      const draft_id = isPublished
        ? null
        : await versionOf(query, ref, { value: stored, base, hash, by, now: caller.now });
      await setVersions(query, ref, { ...noDraft, draft_id }, caller.now);
      if (draft) await dropUnpublished(query, ref, draft.id);
      if (!isPublished) await requireRoomForDraft(query, ref.wsId, pointer);
      return { before: draft?.value ?? null, after: isPublished ? null : stored };
    },
  });
}

/** Forgets the draft; what is published stays. Without a draft nothing happens. */
export function discardDraft(subject: Subject, action: string): Promise<Configuration> {
  const { caller, ref } = subject;
  return change(subject, {
    action,
    sent: null,
    async work({ query, stored }) {
      const { draft } = stored;
      if (!draft) return undefined;
      await setVersions(query, ref, noDraft, caller.now);
      await dropUnpublished(query, ref, draft.id);
      return { before: draft.value, after: null };
    },
  });
}
