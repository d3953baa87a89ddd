import { Invalid } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { changeCustomer } from '../customer/change-customer.ts';
import type { CustomerFields, CustomerRow } from '../customer/queries.ts';
import { stopped } from '../customer/status.ts';
import { subdomainValue } from '#server/domains/configuration/index.ts';
import { requireTelephone } from '../customer/telephone.ts';
import { momentOf, requireTerm } from '../customer/term.ts';

/** Changes a customer; fields that are not sent stay (PH-05). Throws `Conflict` with both values for a stale version. */
export const updateCustomer: Handler<'updateCustomer'> = (call) => {
  const { id: _id, 'If-Match': _version, ...sent } = call.args;
  const { subdomain, au_config, begin_at, expire_at, ...plain } = sent;
  return changeCustomer(call, {
    sent,
    fields(stored) {
      const changes: CustomerFields = {
        ...plain,
        ...(subdomain === undefined ? {} : { subdomain: subdomainValue(subdomain, stored.subdomain) }),
        ...(au_config?.credit_code === undefined ? {} : { credit_code: au_config.credit_code }),
        ...(begin_at === undefined ? {} : { begin_at: new Date(begin_at) }),
        ...(expire_at === undefined ? {} : { expire_at: momentOf(expire_at) ?? null }),
      };
      requireFitting(stored, { ...stored, ...changes });
      return changes;
    },
  });
};

function requireFitting(stored: CustomerRow, wanted: CustomerRow): void {
  if (stored.status === stopped && wanted.status !== stopped) {
    const hint = { 'en-US': 'Open it with enableCustomer first.', 'zh-CN': '请先启用该工作区（enableCustomer）。' };
    const message = { 'en-US': 'The customer is stopped.', 'zh-CN': '该工作区已停用。' };
    throw new Invalid({ issues: [{ pointer: '/status', message, hint }] });
  }
  requireTerm(wanted);
  // A number that was stored before is not questioned because another field changes.
  if (wanted.telephone !== stored.telephone || wanted.country_code !== stored.country_code) {
    requireTelephone(wanted.telephone, wanted.country_code);
  }
}
