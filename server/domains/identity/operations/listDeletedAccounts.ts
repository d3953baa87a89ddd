import type { Handler } from '#server/kernel/call/handler.ts';
import { type ListRules, readList, textSort, timeSort } from '#server/kernel/lists/index.ts';
import { workspaceOf } from '../account/subject.ts';
import { erasedOn, findInTrash } from '../account/trash.ts';

const trashList: ListRules<'listDeletedAccounts'> = {
  name: 'listDeletedAccounts',
  id: 'accounts.id',
  sorts: { real_name: textSort('memberships.real_name'), deleted_at: timeSort('accounts.deleted_at') },
  defaultSort: '-deleted_at',
  search: ['memberships.real_name', 'accounts.username'],
};

/** The accounts whose home is the workspace and that can still be restored. */
export const listDeletedAccounts: Handler<'listDeletedAccounts'> = ({ db, session, args }) => {
  const wsId = workspaceOf(session);
  return db.identity(
    async (query) => {
      const page = await readList(query, findInTrash(query, wsId), trashList, args);
      const items = page.items.flatMap(({ id, username, real_name, avatar, deleted_at }) =>
        deleted_at === null
          ? []
          : [
              {
                id,
                username,
                real_name,
                avatar: avatar ?? '',
                deleted_at: deleted_at.toISOString(),
                erased_on: erasedOn(deleted_at).toISOString(),
              },
            ],
      );
      return { ...page, items };
    },
    { readOnly: true },
  );
};
