import type { Handler } from '#server/kernel/call/handler.ts';
import { listImports } from '../exchange/imports.ts';
import { tableAccess } from '../record/access/table-access.ts';

/** The imports into a table that those who build it can undo (TPL-09). */
export const listTableImports: Handler<'listTableImports'> = (call) =>
  call.db.records(
    call.application.wsId,
    async (query) => listImports(query, call, await tableAccess(query, call, call.args.id)),
    { readOnly: true },
  );
