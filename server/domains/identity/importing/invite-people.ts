import type { Schemas } from '#openapi';
import { queueInvitation } from '#server/domains/notifications/index.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import type { Call } from '#server/kernel/call/handler.ts';
import type { MessageWays } from '#server/kernel/delivery/outgoing-message.ts';
import type { Limiter } from '#server/kernel/limits/limiter.ts';
import { mayInvite } from '../account/invitation-message.ts';
import { senderLanguage } from '../account/sender-language.ts';
import type { SheetPerson } from './read-people.ts';

type Result = Schemas['AccountImportResult']['invitations'];
type Reason = Result['unsent'][number]['reason'];

/** By which way an invitation reaches a person, a mail before an SMS, or why by none. */
function wayTo({ email, telephone }: SheetPerson, ways: MessageWays): 'mail' | 'sms' | Reason {
  if (email !== '' && ways.mail) return 'mail';
  if (telephone !== '' && ways.sms) return 'sms';
  return email === '' && telephone === '' ? 'no_address' : 'no_gateway';
}

/** Queues invitations of people who were added from a sheet, and counts them. */
export interface Inviter {
  invite(person: SheetPerson, added: { id: string; isInvited: boolean }): Promise<void>;
  result(): Result;
}

/**
 * Nothing is sent here: the queue does. Within an hour a workspace sends no more of them than by hand, and by the platform's gateways
 * none beyond what is left of the day. Without `isWanted` it only counts whom they would reach.
 */
export function createInviter(
  call: Call<'importAccounts', { limiter: Limiter }>,
  {
    wsId,
    people,
    ways,
    isWanted,
  }: { wsId: string; people: readonly SheetPerson[]; ways: MessageWays; isWanted: boolean },
): Inviter {
  const { db, services, session, now } = call;
  const by = session.accountId;
  const unsent = new Map<Reason, number>();
  let [queued, left, isOver] = [0, ways.left, false];

  const isReachable = (person: SheetPerson): boolean => ['mail', 'sms'].includes(wayTo(person, ways));

  async function queue(id: string, channel: 'mail' | 'sms'): Promise<Reason | undefined> {
    const isCounted = ways[channel] === 'platform';
    if (isOver || (isCounted && left <= 0)) return 'too_many';
    if (!(await mayInvite(services.limiter, id, wsId))) {
      isOver = true;
      return 'too_many';
    }
    if (isCounted) left -= 1;
    await db.identity(async (query) => {
      const locale = await senderLanguage(query, call);
      await queueInvitation(query, { wsId, accountId: id, channel, locale, by, now });
      await writeLog(query, call, {
        module: 'account',
        action: 'createInvitationLink',
        target: id,
        detail: { channel },
      });
    });
    queued += 1;
    return undefined;
  }

  return {
    async invite(person, { id, isInvited }) {
      if (!isWanted) return;
      const way = isInvited ? 'other_workspace' : wayTo(person, ways);
      const reason = way === 'mail' || way === 'sms' ? await queue(id, way) : way;
      if (reason !== undefined) unsent.set(reason, (unsent.get(reason) ?? 0) + 1);
    },
    result: () => ({
      mail: ways.mail !== undefined,
      sms: ways.sms !== undefined,
      reachable: people.filter(isReachable).length,
      queued,
      unsent: [...unsent].map(([reason, count]) => ({ reason, count })),
    }),
  };
}
