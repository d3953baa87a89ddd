import { isDeepStrictEqual } from 'node:util';
import { Conflict, NotFound } from '#server/kernel/errors/index.ts';
import type { CallFacts, Session } from '#server/kernel/call/handler.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { type Customer, presentCustomer } from './present.ts';
import { type CustomerFields, type CustomerRow, lockCustomer, writeCustomer } from './queries.ts';
import { onTakenSubdomain } from './subdomain.ts';

/** The call of a system role, as every change of a customer gets it. */
export type CustomerCall = Pick<CallFacts, 'db' | 'now' | 'ip' | 'requestId' | 'ifMatch'> & { session: Session };

interface Change {
  /** The operation, for the log. */
  action: string;
  id: string;
  /** What the caller sent, to be compared with what is stored. */
  sent?: unknown;
  fields(stored: CustomerRow): CustomerFields;
}

/**
 * Changes a customer in one transaction and logs it there (P42); what changes nothing is not written. Throws `NotFound`
 * for an unknown id, and `Conflict` for a stale version or a subdomain that another customer has.
 */
export function changeCustomer(call: CustomerCall, { action, id, sent, fields }: Change): Promise<Customer> {
  const { db, now, ifMatch } = call;
  return onTakenSubdomain(
    db.platform(async (query) => {
      const stored = await lockCustomer(query, id);
      if (!stored) throw new NotFound();
      const before = presentCustomer(stored);
      if (ifMatch !== undefined && ifMatch !== stored.version) {
        throw new Conflict({ detail: { version: stored.version, stored: before, sent } });
      }
      const wanted = fields(stored);
      if (isDeepStrictEqual(presentCustomer({ ...stored, ...wanted }), before)) return before;
      const written = presentCustomer(await writeCustomer(query, id, wanted, now));
      await writeLog(query, call, { module: 'customer', action, target: id, before, after: written });
      return written;
    }),
  );
}
