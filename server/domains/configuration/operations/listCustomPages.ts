import type { Handler } from '#server/kernel/call/handler.ts';
import { type ListRules, listRows, textSort, timeSort } from '#server/kernel/lists/index.ts';
import { isPublished, presentPage } from '../custom-page/queries.ts';
import { seenPagesOf } from '../custom-page/seen-pages.ts';

const rules: ListRules<'listCustomPages'> = {
  name: 'listCustomPages',
  id: 'custom_pages.id',
  sorts: {
    name: textSort('custom_pages.name'),
    created_at: timeSort('custom_pages.created_at'),
    updated_at: timeSort('custom_pages.updated_at'),
  },
  defaultSort: 'name',
  search: ['custom_pages.name'],
  equal: { kind: 'custom_pages.kind' },
};

/** The custom pages of an application; those who may not edit it get published ones alone (COMP-09). */
export const listCustomPages: Handler<'listCustomPages'> = ({ args, application, session, db }) =>
  db.tenant(
    application.wsId,
    async (query) => {
      const all = await seenPagesOf(query, { application, session });
      const wanted = application.canEdit ? args.published : true;
      const seen = wanted === undefined ? all : all.where(isPublished, '=', wanted);
      // Who may not edit the application learns of no draft.
      const rows = application.canEdit || args.published !== false ? seen : seen.where('custom_pages.id', 'is', null);
      return listRows(query, {
        rows,
        rules,
        args,
        present: (row) => presentPage(application.canEdit ? row : { ...row, has_draft: false }),
      });
    },
    { readOnly: true },
  );
