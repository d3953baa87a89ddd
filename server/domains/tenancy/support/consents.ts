import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';

/** How long a consent lasts: one look at a question, after which the workspace is asked again. */
const hour = 60 * 60 * 1000;

/** When a consent that is given now ends. */
export const endOf = (now: Date): Date => new Date(now.getTime() + hour);

/** The consent of a workspace that holds now. In the scopes `tenant`, `identity` and `platform`. */
export const findConsent = (query: Query, wsId: string, now: Date) =>
  query
    .selectFrom('support_consents')
    .where('ws_id', '=', wsId)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', now)
    .select(['id', 'given_by_name', 'created_at', 'ends_at'])
    .executeTakeFirst();

type Consent = NonNullable<Awaited<ReturnType<typeof findConsent>>>;

/** A consent as people read it. */
export const presentConsent = (consent: Consent | undefined): Schemas['SupportConsent'] | null =>
  consent
    ? {
        given_by: consent.given_by_name,
        given_at: consent.created_at.toISOString(),
        ends_at: consent.ends_at.toISOString(),
      }
    : null;

/** Ends what is open: a consent whose hour is over, or with `isHeld` the one that holds. @returns what was ended before its time */
export async function closeConsents(query: Query, wsId: string, { now, isHeld }: { now: Date; isHeld: boolean }) {
  const open = query.updateTable('support_consents').where('ws_id', '=', wsId).where('ended_at', 'is', null);
  await open
    .where('ends_at', '<=', now)
    .set((row) => ({ ended_at: row.ref('ends_at') }))
    .execute();
  return isHeld ? open.set({ ended_at: now }).returning(['id', 'ends_at']).executeTakeFirst() : undefined;
}
