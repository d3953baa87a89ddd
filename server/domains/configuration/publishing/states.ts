import type { Schemas } from '#openapi';
import { type Caller, open, readAbove, subjectOf } from './configuration.ts';
import { needsReview, publishersOf } from './publishers.ts';
import { hasConfiguration } from './kinds.ts';
import { inScope } from '#server/kernel/scope/in-scope.ts';
import { readConfigurations } from '../kind/queries.ts';

type ConfigurationState = Schemas['ConfigurationState'];

/** The state of every configuration of a kind in the caller's own scope. */
export async function statesOf(caller: Caller, kind: string): Promise<ConfigurationState[]> {
  const wsId = caller.session.wsId ?? null;
  const found = await inScope(
    caller.db,
    wsId,
    async (query) => {
      const configurations = await readConfigurations(query, { kind, wsId });
      const withAbove = [];
      for (const stored of configurations)
        withAbove.push({ stored, above: await readAbove(query, { kind, wsId, key: stored.key }) });
      return withAbove;
    },
    { readOnly: true },
  );
  const publishers = await publishersOf(
    caller,
    found.flatMap(({ stored }) => stored.publishedBy ?? []),
  );
  const states: ConfigurationState[] = [];
  for (const { stored, above } of found) {
    const { key, draft, published, version, publishedBy, confirmedAt, approval } = stored;
    const publisher = publishedBy === null ? undefined : publishers.get(publishedBy);
    if (!hasConfiguration(kind, key, caller.services)) continue;
    const subject = subjectOf(caller, { kind, key });
    const opened = await open(subject, above, (draft ?? published)?.value);
    states.push({
      key,
      title: subject.kind.title?.(key, caller.locale, caller.services) ?? key,
      has_draft: draft !== null,
      awaits_approval: approval.asked_by !== null && approval.approved_by === null,
      published_at: published?.published_at?.toISOString() ?? null,
      published_by: (published && publisher) ?? null,
      needs_review: needsReview(published && publisher, confirmedAt),
      version,
      conflicts: opened?.conflicts.length ?? 0,
    });
  }
  return states.sort((a, b) => Number(b.conflicts > 0) - Number(a.conflicts > 0));
}
