import type { Role, Schemas } from '#openapi';
import type { Database, Query } from '#server/kernel/db/index.ts';
import { Failure, type RequestIssue } from '#server/kernel/errors/index.ts';
import type { Documents } from '#server/kernel/documents/documents.ts';
import type { LogSource } from '#server/kernel/audit/write-log.ts';
import { presentConflicts } from '../kind/conflicts.ts';
import { documentChanges } from '../kind/document-changes.ts';
import { differences } from '../kind/differences.ts';
import type { Accepted, AcceptContext, ConfigurationKind, Opened, StoredContext } from '../kind/kind.ts';
import type { Inheritance, Value } from '../kind/value.ts';
import { needsApproval, presentApproval } from './approval-state.ts';
import { configurationKind } from './kinds.ts';
import { inScope, type ConfigurationRef } from '#server/kernel/scope/in-scope.ts';
import { noApproval, readConfiguration, readPublished, type StoredConfiguration } from '../kind/queries.ts';

export type Configuration = Schemas['Configuration'];

/** The part of a call that every operation on a configuration needs. */
export interface Caller extends LogSource {
  db: Database;
  services: { documents: Documents };
  session: { accountId: string; username: string; wsId?: string; roles: readonly Role[] };
  locale: string;
  ifMatch?: number;
}

/** One configuration in the caller's own scope: system roles have the platform's, others their workspace's (CFG-13). */
export interface Subject {
  caller: Caller;
  ref: ConfigurationRef;
  kind: ConfigurationKind;
}

/** Throws `NotFound` when there is nothing of that kind and key. */
export function subjectOf(caller: Caller, { kind, key }: { kind: string; key: string }): Subject {
  return {
    caller,
    kind: configurationKind(kind, key, caller.services),
    ref: { kind, key, wsId: caller.session.wsId ?? null },
  };
}

/** What the configuration inherits, read in its own scope: a workspace may read what the platform has published. */
export async function readAbove(query: Query, ref: ConfigurationRef): Promise<Inheritance> {
  if (ref.wsId === null) return { isPlatform: true, platform: null };
  const above = await readPublished(query, { ...ref, wsId: null });
  return { isPlatform: false, platform: above?.value ?? null };
}

/** The stored configuration and what it inherits, read in one transaction. */
export interface Found {
  stored: StoredConfiguration | undefined;
  above: Inheritance;
  needsApproval: boolean;
}

export function find({ caller, ref }: Subject): Promise<Found> {
  return inScope(
    caller.db,
    ref.wsId,
    async (query) => ({
      stored: await readConfiguration(query, ref),
      above: await readAbove(query, ref),
      needsApproval: await needsApproval(query, ref),
    }),
    { readOnly: true },
  );
}

/** Where the values of a configuration belong, as its kind is handed it. */
export const contextOf = ({ caller, ref }: Subject, above: Inheritance): StoredContext => ({
  ...above,
  services: caller.services,
  key: ref.key,
  wsId: ref.wsId,
});

/** A stored value as it holds today. Not to be called while a transaction is open: it may read of its own. */
export async function open(subject: Subject, above: Inheritance, value: Value | undefined): Promise<Opened | null> {
  if (!value) return null;
  const { kind } = subject;
  return kind.opened
    ? kind.opened(value, contextOf(subject, above))
    : { value: kind.shown(value, above), conflicts: [] };
}

/** The configuration's answer: its values as callers see them, what the draft changes, and what waits for a decision. */
export async function present(
  subject: Subject,
  { stored, above, needsApproval: isNeeded }: Found,
): Promise<Configuration> {
  const { kind, ref, caller } = subject;
  const [ofDraft, ofPublished] = [
    await open(subject, above, stored?.draft?.value),
    await open(subject, above, stored?.published?.value),
  ];
  const draft = ofDraft?.value ?? null;
  const published = ofPublished?.value ?? null;
  return {
    kind: ref.kind,
    key: ref.key,
    scope: ref.wsId === null ? 'platform' : 'workspace',
    draft,
    published,
    inherited: kind.inherited(above),
    ...(kind.ownFields ? { own_fields: [...kind.ownFields((stored?.draft ?? stored?.published)?.value ?? {})] } : {}),
    published_id: stored?.published?.id ?? null,
    published_at: stored?.published?.published_at?.toISOString() ?? null,
    approval: await presentApproval(caller, stored?.approval ?? noApproval, isNeeded),
    version: stored?.version ?? 0,
    changes: ofDraft ? await changesOf(subject, above, ofDraft, ofPublished) : [],
    conflicts: presentConflicts(ofDraft ?? ofPublished, {
      locale: caller.locale,
      documents: caller.services.documents,
    }),
  };
}

/** What the draft changes: of documents what visitors will see, of other values their fields. */
async function changesOf(
  { kind, caller, ref }: Subject,
  above: Inheritance,
  draft: Opened,
  published: Opened | null,
): Promise<Configuration['changes']> {
  const { locale, services } = caller;
  const before = published?.document ?? draft.beneath;
  if (draft.document && before)
    return documentChanges(before, draft.document, { locale, documents: services.documents, wsId: ref.wsId });
  const was = kind.chosen(published?.value ?? kind.base(above));
  return differences(was, kind.chosen(draft.value), kind.isUnit).map((change) => {
    const label = kind.label(change.pointer, locale);
    return label === undefined ? change : { ...change, label };
  });
}

/** What an author sees who opens the configuration: the draft, else what applies. */
export async function current(subject: Subject, found: Found): Promise<Value> {
  const { draft, published } = await present(subject, found);
  return draft ?? published ?? subject.kind.base(found.above);
}

/** The form in which the value is stored. Throws the kind's failure with every issue, below the `prefix` of the argument. */
export async function accepted(
  subject: Subject,
  value: Value,
  { stored, above }: Found,
  { prefix, ...sent }: Pick<AcceptContext, 'base' | 'inherit'> & { prefix: string },
): Promise<Accepted> {
  const { caller, kind } = subject;
  const present = (stored?.draft ?? stored?.published)?.value;
  const context: AcceptContext = { ...contextOf(subject, above), ...sent, stored: present, db: caller.db };
  const result = await kind.accept(value, context);
  if ('stored' in result) return result;
  throw issueFailure(kind, result.issues, (pointer) => prefix + pointer);
}

/** Throws the kind's failure when a value that was accepted once is no longer right; all issues are at the `pointer`. */
export async function recheck(subject: Subject, value: Value, above: Inheritance, pointer: string): Promise<void> {
  const issues = (await subject.kind.recheck?.(value, contextOf(subject, above))) ?? [];
  if (issues.length > 0) throw issueFailure(subject.kind, issues, () => pointer);
}

function issueFailure(
  kind: ConfigurationKind,
  found: readonly RequestIssue[],
  at: (pointer: string) => string,
): Failure {
  const issues = found.map((issue) => ({ ...issue, pointer: at(issue.pointer) }));
  return new Failure(kind.issueCode, { faults: issues }, { pointer: issues[0]?.pointer, hint: issues[0]?.hint });
}
