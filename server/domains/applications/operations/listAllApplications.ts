import { sql } from 'kysely';
import type { Handler } from '#server/kernel/call/handler.ts';
import { type ListRules, listRows, numberSort, textSort } from '#server/kernel/lists/index.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { openApplicationsOf, rolesIn } from '#server/kernel/grants/index.ts';
import { applicationRoles, mayEdit } from '../application/application-roles.ts';

const rules: ListRules<'listAllApplications'> = {
  name: 'listAllApplications',
  id: 'applications.id',
  sorts: { sort: numberSort('applications.sort'), application_name: textSort('applications.application_name') },
  defaultSort: 'sort',
  search: ['applications.application_name'],
  equal: { type: 'applications.application_type' },
};

/** The applications that the caller may open, short, to choose from (APP-13). */
export const listAllApplications: Handler<'listAllApplications'> = async (call) => {
  const { accountId, roles } = call.session;
  return inWorkspace(
    call,
    (query, wsId) =>
      listRows(query, {
        rows: openApplicationsOf(query, { wsId, accountId, roles })
          .leftJoin('application_settings as settings', (join) =>
            join.onRef('settings.ws_id', '=', 'applications.ws_id').onRef('settings.id', '=', 'applications.id'),
          )
          .select(['applications.id', 'applications.application_name', 'applications.application_type'])
          .select(['applications.icon', 'settings.maintain'])
          .select(rolesIn(sql.ref('applications.id'), { wsId, accountId }).as('held')),
        rules,
        args: call.args,
        present: (row) => ({
          id: row.id,
          appid: row.id,
          application_name: row.application_name,
          application_type: row.application_type === 2 ? 2 : 1,
          icon: row.icon,
          // Closed to this reader until its maintenance ends.
          disabled: row.maintain === 10 && !mayEdit(applicationRoles(row.held, roles)),
        }),
      }),
    { readOnly: true },
  );
};
