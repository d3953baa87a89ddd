import { Failure } from '#server/kernel/errors/index.ts';
import { setVersions } from '../kind/queries.ts';
import { change, StaleVersion } from './change.ts';
import { type Configuration, find, type Subject } from './configuration.ts';
import { needsReview, publishersOf } from './publishers.ts';

/**
 * Decides what becomes of a change whose publisher is no longer an administrator: `keep` leaves it as it is, `takeOver` makes the
 * caller the one who answers for it. What visitors see does not change. Throws `Failure` `nothing_to_review`.
 */
export async function review(subject: Subject, decision: 'keep' | 'takeOver'): Promise<Configuration> {
  const { caller, ref } = subject;
  const id = (await find(subject)).stored?.publishedBy ?? null;
  const publisher = id === null ? undefined : (await publishersOf(caller, [id])).get(id);
  return change(subject, {
    action: 'reviewConfiguration',
    sent: { decision },
    async work({ query, stored, found }) {
      const { published, publishedBy, confirmedAt } = stored;
      // Somebody else has published meanwhile: the caller has not seen it.
      if (publishedBy !== id) throw new StaleVersion(found, { decision });
      if (!published || !needsReview(publisher, confirmedAt)) throw new Failure('nothing_to_review');
      const { accountId } = caller.session;
      const decided =
        decision === 'keep' ? { confirmed_by: accountId, confirmed_at: caller.now } : { published_by: accountId };
      await setVersions(query, ref, decided, caller.now);
      return { detail: { decision, published_by: publishedBy, version_id: published.id } };
    },
  });
}
