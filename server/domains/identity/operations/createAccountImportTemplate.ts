import { sheetAnswer, type SheetAnswerNeeds, sheetLimits, sheetLines } from '#server/domains/sheets/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { languageOf, localized } from '#server/kernel/errors/index.ts';
import { readExtendConfig } from '../account/extension.ts';
import { workspaceOf } from '../account/subject.ts';
import { explanations, headings, sheetFields } from '../importing/columns.ts';
import { extraColumnsOf } from '../importing/extra-columns.ts';

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

/**
 * A sheet to fill in for `importAccounts`, with the workspace's extra fields (ORG-13), and a second one that says what each column
 * takes (ORG-15).
 */
export const createAccountImportTemplate: Handler<'createAccountImportTemplate', SheetAnswerNeeds> = async (call) => {
  const locale = languageOf(call.locale);
  const say = (text: (typeof names)[keyof typeof names]): string => localized(locale, text);
  const wsId = workspaceOf(call.session);
  const { extended = true } = call.args;
  const extra = extended ? extraColumnsOf((await readExtendConfig(call.db, wsId)).fields) : [];
  const columns = [
    ...sheetFields.map(
      (field) => [localized(locale, headings[field]), localized(locale, explanations[field])] as const,
    ),
    ...extra.map(({ heading, explanation }) => [heading, localized(locale, explanation)] as const),
  ];
  async function* lines(): AsyncGenerator<string> {
    const head = columns.map(([header]) => ({ header, kind: 'text' as const, width: 20 }));
    yield* sheetLines({ sheet: say(names.people), columns: head }, once([]));
    const help = [
      { header: say(names.column), kind: 'text' as const, width: 20 },
      { header: say(names.what), kind: 'text' as const, width: 70 },
    ];
    yield* sheetLines({ sheet: say(names.help), columns: help }, once(columns));
  }
  return sheetAnswer(call.services, wsId, { lines: lines(), most: sheetLimits.bytes, name: say(names.file) });
};
