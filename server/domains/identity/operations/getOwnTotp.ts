import type { Handler } from '#server/kernel/call/handler.ts';
import { findPassword } from '../account/queries.ts';
import { totpPolicyOf } from '../totp/policy.ts';
import { countRecoveryCodes } from '../totp/recovery-codes.ts';
import { findTotp } from '../totp/secrets.ts';

/** What the caller's second step by an app is, and what setting it up takes. */
export const getOwnTotp: Handler<'getOwnTotp'> = ({ db, session }) =>
  db.identity(
    async (query) => {
      const [totp, policy, password, left] = await Promise.all([
        findTotp(query, session.accountId),
        totpPolicyOf(query, session.wsId),
        findPassword(query, session.accountId),
        countRecoveryCodes(query, session.accountId),
      ]);
      return {
        is_set_up: totp?.confirmed_at != null,
        ...(totp?.confirmed_at ? { set_up_at: totp.confirmed_at.toISOString() } : {}),
        policy,
        needs_password: Boolean(password?.passwordHash) && !session.mustSetUpTotp,
        recovery_codes_left: left,
      };
    },
    { readOnly: true },
  );
