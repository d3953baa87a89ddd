import type { Handler } from '#server/kernel/call/handler.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { readPlatformConfig } from '../platform/platform-config.ts';
import { makeCustomer } from '../customer/make-customer.ts';
import { presentCustomer } from '../customer/present.ts';
import { defaultQuota } from '../customer/quota.ts';
import { onTakenSubdomain, subdomainValue } from '#server/domains/configuration/index.ts';
import { requireTelephone } from '../customer/telephone.ts';
import { momentOf, requireTerm } from '../customer/term.ts';
import { readAdministrators } from '../customer/usage.ts';

const day = 24 * 60 * 60 * 1000;

/** Makes a customer with its workspace and, when one is named, its first administrator (PH-04). */
export const createCustomer: Handler<'createCustomer'> = async (call) => {
  const { args, db, session, now } = call;
  const { subdomain = '', au_type: _kind, au_config, begin_at, expire_at, quota, administrator, ...plain } = args;
  const { trial_days } = await readPlatformConfig(db);
  const begin = momentOf(begin_at) ?? now;
  const end = momentOf(expire_at);
  const term = { begin_at: begin, expire_at: end === undefined ? new Date(begin.getTime() + trial_days * day) : end };
  requireTerm(term);
  requireTelephone(args.telephone ?? '', args.country_code ?? '+86');
  const fields = {
    ...plain,
    ...term,
    subdomain: subdomainValue(subdomain, null),
    credit_code: au_config?.credit_code ?? '',
    quota: { ...defaultQuota, ...quota },
  };
  const person = administrator && {
    username: administrator.username,
    realName: administrator.real_name ?? administrator.username,
  };
  return onTakenSubdomain(
    db.identity(async (query) => {
      const made = await makeCustomer(query, {
        fields,
        by: session.accountId,
        now,
        ...(person ? { administrator: person } : {}),
      });
      const administrators = await readAdministrators(query, made.id);
      const after = { ...presentCustomer(made), administrators };
      await writeLog(query, call, { module: 'customer', action: 'createCustomer', target: made.id, after });
      return {
        ...after,
        usage: { users: administrators.length, apps: 0, tables: 0, records: 0, storage_mb: 0, configuration_mb: 0 },
        support: null,
      };
    }),
  );
};
