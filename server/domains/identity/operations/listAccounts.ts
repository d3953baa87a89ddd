import { sql } from 'kysely';
import type { Query } from '#server/kernel/db/index.ts';
import type { Call, Handler } from '#server/kernel/call/handler.ts';
import { type ListArguments, readList, type ListRules, textSort, timeSort } from '#server/kernel/lists/index.ts';
import { presentMembers } from '../account/present-members.ts';
import { findMembers } from '../account/queries.ts';
import { workspaceOf } from '../account/subject.ts';

/** How the list of a workspace's people is sorted and searched (ORG-11). */
const accountList: ListRules<'listAccounts'> = {
  name: 'listAccounts',
  id: 'memberships.account_id',
  sorts: {
    real_name: textSort('memberships.real_name'),
    created_at: timeSort('memberships.created_at'),
  },
  defaultSort: 'real_name',
  search: ['memberships.real_name', 'accounts.username'],
};

/** What `type=all` answers at most: a longer picker is not usable. */
const mostAtOnce = 1_000;

type Asked = Call<'listAccounts'>['args'];

/** The workspace's people under the filters that no single column can answer. */
function narrowed(query: Query, wsId: string, { role, status, department_id }: Asked) {
  let found = findMembers(query, wsId);
  if (role !== undefined) found = found.where(sql<boolean>`${role} = any(memberships.roles)`);
  if (department_id !== undefined) {
    const member = JSON.stringify([{ id: department_id }]);
    found = found.where(sql<boolean>`memberships.departments @> ${member}::jsonb`);
  }
  if (status === 10) found = found.where('memberships.status', '=', 'invited');
  if (status === 20) found = found.where('memberships.status', '=', 'active').where('accounts.status', '=', 'active');
  if (status === 40) {
    found = found.where((where) =>
      where.or([
        where('memberships.status', '=', 'disabled'),
        where.and([where('memberships.status', '=', 'active'), where('accounts.status', '=', 'disabled')]),
      ]),
    );
  }
  return found;
}

/** `type=all` is one long first page. */
function pageOf(args: Asked): ListArguments {
  if (args.type !== 'all') return args;
  const { page: _page, size: _size, cursor: _cursor, ...rest } = args;
  return { ...rest, size: mostAtOnce };
}

/** The people of the workspace, those who are invited or disabled among them (ORG-11, ORG-16). */
export const listAccounts: Handler<'listAccounts'> = ({ db, session, args, now }) => {
  const wsId = workspaceOf(session);
  return db.identity(
    async (query) => {
      const page = await readList(query, narrowed(query, wsId, args), accountList, pageOf(args));
      return { ...page, items: await presentMembers(query, page.items, now) };
    },
    { readOnly: true },
  );
};
