import { NotFound } from '#server/kernel/errors/index.ts';
import { changeRow } from '#server/kernel/changes/index.ts';
import { onTakenSubdomain } from '#server/domains/configuration/index.ts';
import type { CallFacts, Session } from '#server/kernel/call/handler.ts';
import { type Customer, presentCustomer } from './present.ts';
import { type CustomerFields, type CustomerRow, lockCustomer, writeCustomer } from './queries.ts';

/** The call of a system role, as every change of a customer gets it. */
type CustomerCall = Pick<CallFacts, 'db' | 'now' | 'ip' | 'requestId' | 'ifMatch'> & {
  operation: string;
  args: { id: string };
  session: Session;
};

interface Change {
  /** What the caller sent, to be compared with what is stored; without it the arguments. */
  sent?: unknown;
  fields(stored: CustomerRow): CustomerFields;
}

/**
 * Changes a customer in one transaction and logs it there (P42); what changes nothing is not written. Throws `NotFound`
 * for an unknown id, and `Conflict` for a stale version or a subdomain that another customer has.
 */
export function changeCustomer(call: CustomerCall, { sent, fields }: Change): Promise<Customer> {
  const { db, now } = call;
  const { id } = call.args;
  let columns: CustomerFields = {};
  return onTakenSubdomain(
    db.platform((query) =>
      changeRow(query, call, {
        module: 'customer',
        target: id,
        async lock() {
          const stored = await lockCustomer(query, id);
          if (!stored) throw new NotFound();
          return stored;
        },
        present: presentCustomer,
        wanted(stored) {
          columns = fields(stored);
          return { ...stored, ...columns };
        },
        facts: presentCustomer,
        write: () => writeCustomer(query, id, columns, now),
        sent,
      }),
    ),
  );
}
