import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';

type Kind = Schemas['SecurityEvent']['kind'];

/** What a list shows at most. */
const most = 50;

const signIns = ['createToken', 'loginUser', 'exchangeThirdPartyCode'];

/** What people do with their own account, by the log's actions: what it is when it succeeds, and when it fails. */
const ownActs: Readonly<Record<string, { succeeded?: Kind; failed?: Kind }>> = {
  ...Object.fromEntries(signIns.map((action) => [action, { succeeded: 'signIn', failed: 'signInRefused' }])),
  refreshToken: { failed: 'tokenReused' },
  changePassword: { succeeded: 'passwordChanged', failed: 'passwordChangeRefused' },
  joinByLink: { succeeded: 'passwordChanged' },
  finishPasswordReset: { succeeded: 'passwordChanged' },
  revokeOwnSession: { succeeded: 'sessionsEnded' },
  revokeOtherSessions: { succeeded: 'sessionsEnded' },
  createApiKey: { succeeded: 'keyMade' },
  revokeApiKey: { succeeded: 'keyEnded' },
  confirmTotp: { succeeded: 'totpSetUp' },
  endTotp: { succeeded: 'totpEnded' },
  renewRecoveryCodes: { succeeded: 'recoveryCodesRenewed' },
  useRecoveryCode: { succeeded: 'recoveryCodeUsed' },
};

/** What administrators do with somebody's account. */
const actsOnOthers: Readonly<Record<string, Kind>> = {
  resetAccountSecret: 'passwordReset',
  unlockAccount: 'unlocked',
  revokeAccountSessions: 'sessionsEndedByOthers',
  endAccountTotp: 'totpEndedByOthers',
};

interface Whose {
  accountId: string;
}

const events = (query: Query) =>
  query
    .selectFrom('operation_log')
    .select(['id', 'created_at', 'action', 'result', 'ip', 'detail', 'user_id'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most);

type EventRow = Awaited<ReturnType<ReturnType<typeof events>['execute']>>[number];

/** Who asked for a code or a choice has not signed in yet. */
const isHalf = ({ action, detail }: EventRow): boolean => {
  const outcome = detail['outcome'];
  return signIns.includes(action) && outcome !== undefined && outcome !== 'session';
};

function kindOf(row: EventRow, { accountId }: Whose): Kind | undefined {
  if (isHalf(row)) return undefined;
  return row.user_id === accountId ? ownActs[row.action]?.[row.result] : actsOnOthers[row.action];
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function present(row: EventRow, whose: Whose): Schemas['SecurityEvent'][] {
  const kind = kindOf(row, whose);
  if (!kind) return [];
  // Where an administrator was is nothing for the person to know.
  const isOwn = row.user_id === whose.accountId;
  return [
    {
      id: row.id,
      kind,
      at: row.created_at.toISOString(),
      address: isOwn ? (row.ip ?? '') : '',
      browser: textOf(row.detail['browser']),
      system: textOf(row.detail['system']),
      is_new_device: row.detail['new_device'] === true,
    },
  ];
}

/** What happened to an account, in every workspace, the newest first. In the identity scope. */
export async function securityEventsOf(query: Query, whose: Whose): Promise<Schemas['SecurityEvent'][]> {
  const { accountId } = whose;
  const own = events(query)
    .where('user_id', '=', accountId)
    .where('module', 'in', ['auth', 'session', 'account', 'api-key'])
    .where('action', 'in', Object.keys(ownActs))
    .execute();
  const byOthers = events(query)
    .where('target', '=', accountId)
    .where('module', 'in', ['session', 'account'])
    .where('action', 'in', Object.keys(actsOnOthers))
    .where('user_id', '<>', accountId)
    .execute();
  const rows = [...(await own), ...(await byOthers)];
  rows.sort((a, b) => b.created_at.getTime() - a.created_at.getTime() || (a.id < b.id ? 1 : -1));
  return rows.flatMap((row) => present(row, whose)).slice(0, most);
}
