import { sheetAnswer, type SheetAnswerNeeds, sheetLimits, sheetLines } from '#server/domains/sheets/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { languageOf, localized } from '#server/kernel/errors/index.ts';
import { workspaceOf } from '../account/subject.ts';
import { explanations, headings, sheetFields } from '../importing/columns.ts';

const names = {
  people: { 'zh-CN': '人员', 'en-US': 'People' },
  help: { 'zh-CN': '填写说明', 'en-US': 'How to fill it in' },
  column: { 'zh-CN': '列', 'en-US': 'Column' },
  what: { 'zh-CN': '填写内容', 'en-US': 'What it takes' },
  file: { 'zh-CN': '人员导入模板', 'en-US': 'People to import' },
} as const;

async function* once<T>(rows: T): AsyncGenerator<T> {
  yield rows;
}

/** A sheet to fill in for `importAccounts`, and a second one that says what each column takes (ORG-15). */
export const createAccountImportTemplate: Handler<'createAccountImportTemplate', SheetAnswerNeeds> = async (call) => {
  const locale = languageOf(call.locale);
  const say = (text: (typeof names)[keyof typeof names]): string => localized(locale, text);
  async function* lines(): AsyncGenerator<string> {
    const columns = sheetFields.map((field) => localized(locale, headings[field]));
    const head = columns.map((header) => ({ header, kind: 'text' as const, width: 20 }));
    yield* sheetLines({ sheet: say(names.people), columns: head }, once([]));
    const help = [
      { header: say(names.column), kind: 'text' as const, width: 20 },
      { header: say(names.what), kind: 'text' as const, width: 70 },
    ];
    const rows = sheetFields.map((field, at) => [columns[at] ?? '', localized(locale, explanations[field])]);
    yield* sheetLines({ sheet: say(names.help), columns: help }, once(rows));
  }
  const wsId = workspaceOf(call.session);
  return sheetAnswer(call.services, wsId, { lines: lines(), most: sheetLimits.bytes, name: say(names.file) });
};
