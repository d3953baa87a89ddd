import { assignPerson } from '#server/domains/organisation/index.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import type { Call } from '#server/kernel/call/handler.ts';
import { DomainError, NotFound } from '#server/kernel/errors/index.ts';
import type { Limiter } from '#server/kernel/limits/limiter.ts';
import { addPerson } from '../account/add-person.ts';
import { takeAddition } from '../account/additions.ts';
import type { Inviter } from './invite-people.ts';
import type { SheetPerson } from './read-people.ts';
import { type FoundIssue, issueAt, type RowIssueName } from './row-issues.ts';

interface Imported {
  created: number;
  invited: number;
  issues: FoundIssue[];
}

/** What stops one row and no other. */
const rowFailures: Readonly<Record<string, RowIssueName>> = {
  already_member: 'member',
  username_taken: 'taken',
  too_many_requests: 'later',
  quota_exceeded: 'full',
};

/** Adds the people one by one, so that a row which is refused stops no other (ORG-15). */
export async function importPeople(
  call: Call<'importAccounts', { limiter: Limiter }>,
  wsId: string,
  people: readonly SheetPerson[],
  inviter: Inviter,
): Promise<Imported> {
  const done: Imported = { created: 0, invited: 0, issues: [] };
  let isFull = false;
  for (const person of people) {
    // No more fit: trying the others would use up what may be added within the hour.
    if (isFull) {
      done.issues.push(issueAt(person.row, 'full', 'username'));
      continue;
    }
    try {
      await takeAddition(call.services.limiter, wsId);
      const { id, isInvited } = await add(call, wsId, person);
      if (isInvited) done.invited += 1;
      else done.created += 1;
      await inviter.invite(person, { id, isInvited });
      if (!(await assign(call, wsId, id, person))) done.issues.push(issueAt(person.row, 'units'));
    } catch (error) {
      const issue = error instanceof DomainError ? rowFailures[error.code] : undefined;
      if (!issue) throw error;
      done.issues.push(issueAt(person.row, issue, 'username'));
      isFull = issue === 'full';
    }
  }
  return done;
}

function add(call: Call<'importAccounts'>, wsId: string, person: SheetPerson) {
  const { session, db, now } = call;
  const roles = ['WORKSPACE_USER'] as const;
  const { username, realName, telephone, countryCode, email, extend } = person;
  const isExtended = Object.keys(extend).length > 0;
  return db.identity(async (query) => {
    const added = await addPerson(query, {
      wsId,
      username,
      realName,
      telephone,
      countryCode,
      email,
      roles,
      passwordHash: null,
      avatar: '',
      introduction: '',
      extend,
      by: session.accountId,
      now,
    });
    await writeLog(query, call, {
      module: 'account',
      action: 'importAccounts',
      target: added.id,
      after: {
        username,
        real_name: realName,
        roles,
        ...(!added.isInvited && { telephone, email }),
        ...(isExtended && { extend }),
      },
      detail: { outcome: added.isInvited ? 'invited' : 'created', row: person.row },
    });
    return added;
  });
}

/** False when a department or position was deleted since the sheet was read: the person is there without it. */
async function assign(call: Call<'importAccounts'>, wsId: string, id: string, person: SheetPerson): Promise<boolean> {
  const { departmentIds, positionIds } = person;
  if (departmentIds.length + positionIds.length === 0) return true;
  try {
    await call.db.tenant(wsId, async (query) => {
      const by = call.session.accountId;
      const assignment = { accountId: id, departmentIds, positionIds, source: 'organize', by } as const;
      const assigned = await assignPerson(query, wsId, assignment);
      if (assigned)
        await writeLog(query, call, { module: 'department', action: 'importAccounts', target: id, ...assigned });
    });
    return true;
  } catch (error) {
    if (error instanceof NotFound) return false;
    throw error;
  }
}
