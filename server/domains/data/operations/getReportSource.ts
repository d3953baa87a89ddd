import { presentRecordTable } from '../record/present/record-table.ts';
import { readableSources } from '../sources/open-source.ts';
import type { Applications } from '#server/kernel/call/application.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { throughSource } from '../reports/source.ts';

/** What a report can name of a logical table, as far as the caller sees its fields (REPORT-06, REC-11). */
export const getReportSource: Handler<'getReportSource', { applications: Applications }> = async (call) =>
  throughSource(call, call.args.id, async (query, source, caller) => {
    const { columns, filters } = await presentRecordTable(query, source, caller);
    const [named] = await readableSources(query, caller, [call.args.id]);
    return {
      logical_table_id: call.args.id,
      name: named?.name ?? '',
      application_id: caller.application.row.id,
      columns: columns.map(({ field, label }) => ({ field, label })),
      filters,
    };
  });
