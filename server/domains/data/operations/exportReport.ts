import { exportableSource } from '../sources/open-source.ts';
import {
  sheetAnswer,
  type SheetAnswerNeeds,
  sheetLimits,
  sheetLines,
  type SheetValue,
} from '#server/domains/sheets/index.ts';
import type { Applications } from '#server/kernel/call/application.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { readPublished } from '../reports/published.ts';

/** Bytes of the disk that a file takes beside its lines. */
const reserved = 64 * 1024;

/** The table of a published report as a file, of the records that the caller may export (REC-11). */
export const exportReport: Handler<'exportReport', SheetAnswerNeeds & { applications: Applications }> = async (
  call,
) => {
  const { id, format = 'xlsx' } = call.args;
  const { row, result, numbers } = await readPublished(call, id, exportableSource);
  const wsId = await inWorkspace(call, async (query, wsId) => {
    await writeLog(query, call, { module: 'report', action: call.operation, target: id, detail: { format } });
    return wsId;
  });
  const { columns, rows } = result;
  const lines = rows.map(({ cells }, index): SheetValue[] =>
    columns.map(({ key }) => numbers[index]?.[key] ?? cells[key] ?? null),
  );
  const head = {
    sheet: row.r_name,
    columns: columns.map(({ label, is_figure }) => ({
      header: label,
      kind: is_figure ? ('number' as const) : ('text' as const),
      width: 20,
    })),
  };
  async function* batches() {
    yield lines;
  }
  return sheetAnswer(call.services, wsId, {
    lines: sheetLines(head, batches()),
    most: Math.min(sheetLimits.lines, reserved + Buffer.byteLength(JSON.stringify([head, lines]))),
    name: `${row.r_name} ${call.now.toISOString().slice(0, 10)}`,
    format,
  });
};
