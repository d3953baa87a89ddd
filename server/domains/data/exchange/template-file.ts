import { type SheetColumn, sheetLimits, sheetLines, type SheetValue } from '#server/domains/sheets/index.ts';
import type { RawAnswer } from '#server/kernel/call/handler.ts';
import type { Database, Query } from '#server/kernel/db/index.ts';
import { languageOf } from '#server/kernel/errors/index.ts';
import { labelIn } from '../design/label.ts';
import type { RecordAccess } from '../record/access/record-access.ts';
import { type FillableField, fillableFields, requireImport } from './import-fields.ts';
import { sheetAnswer, type SheetAnswerNeeds } from '#server/domains/sheets/index.ts';
import { kindWords, templateWords } from './template-words.ts';

interface TemplateCall {
  db: Database;
  locale: string;
  services: SheetAnswerNeeds;
}

/** Options that are written out. */
const most = 50;

/** What a cell of a field takes, an example of it, and the choices that there are. */
function rowOf({ label, field: { field, kind } }: FillableField, locale: 'zh-CN' | 'en-US'): SheetValue[] {
  const words = kindWords(kind, locale);
  const options = 'options' in kind && kind.options.source === 'fixed' ? kind.options.options : [];
  const choices = options.map((option) => labelIn(option.label, locale));
  const isMore = choices.length > most;
  const shown = choices.slice(0, most).join('\n') + (isMore ? '\n…' : '');
  const example = choices[0] ?? words.example;
  return [label, words.kind, field.is_required === true ? templateWords[locale].yes : '', shown, example];
}

async function* once(rows: SheetValue[][]): AsyncGenerator<SheetValue[][]> {
  yield rows;
}

const text = (header: string, width = 20): SheetColumn => ({ header, kind: 'text', width });

/**
 * A sheet to fill in: the fields that the caller may import as its headings, and a second sheet that says what each of them takes, with
 * an example. The first one has no example, for what is in it would be imported. Throws `not_allowed` without the right.
 */
export async function templateFile(
  call: TemplateCall,
  { wsId, access: open }: { wsId: string; access: (query: Query) => Promise<RecordAccess> },
): Promise<RawAnswer> {
  const locale = languageOf(call.locale);
  const access = await call.db.records(wsId, open, { readOnly: true });
  requireImport(access);
  const fields = fillableFields(access).slice(0, sheetLimits.columns);
  const name = labelIn(access.design.config.formLabel, locale);
  const words = templateWords[locale];
  async function* lines(): AsyncGenerator<string> {
    yield* sheetLines({ sheet: name, columns: fields.map(({ label }) => text(label)) }, once([]));
    const columns = [text(words.field, 28), text(words.kind), text(words.required, 10), text(words.choices, 32)];
    const rows = fields.map((field) => rowOf(field, locale));
    yield* sheetLines({ sheet: words.sheet, columns: [...columns, text(words.example, 28)] }, once(rows));
  }
  return sheetAnswer(call.services, wsId, { lines: lines(), most: sheetLimits.bytes, name: `${name} ${words.file}` });
}
