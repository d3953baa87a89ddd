import type { RecordDeed } from '#openapi/log';
import { languageOf } from '../../errors/index.ts';
import type { ChangedField, RecordWords } from './logged-records.ts';
import { cutText, joined, quoted } from './quoted.ts';

/** Fields that a sentence names; of more it says how many. */
const mostNamed = 3;

interface RecordFacts {
  who: string;
  /** Of the table. */
  table: string | undefined;
  words: RecordWords | undefined;
}

function changedNames(locale: string, changes: readonly ChangedField[]): string {
  const named = changes.slice(0, mostNamed).map(({ label }) => quoted(label));
  const more = changes.length - named.length;
  if (languageOf(locale) === 'zh-CN') return `${named.join('、')}${more > 0 ? `等 ${changes.length} 个字段` : ''}`;
  return joined(more > 0 ? [...named, `${more} more`] : named);
}

/** `: 3 May → 10 May`, where a single field has values that people read. */
function values(locale: string, changes: readonly ChangedField[]): string {
  const [one, ...others] = changes;
  if (!one || others.length > 0 || one.isSecret) return '';
  const isChinese = languageOf(locale) === 'zh-CN';
  const textOf = (text: string | null): string => (text ? cutText(text) : isChinese ? '空' : 'empty');
  return `${isChinese ? '：' : ': '}${textOf(one.was)} → ${textOf(one.now)}`;
}

function english(deed: RecordDeed, { who, table, words }: RecordFacts): string {
  const record = words?.title ? quoted(words.title) : 'a record';
  const changes = words?.changes ?? [];
  const at = (word: string): string => (table === undefined ? '' : ` ${word} ${quoted(table)}`);
  switch (deed) {
    case 'added':
      return `${who} added ${record}${at('to')}`;
    case 'imported':
      return `${who} imported ${record}${at('into')}`;
    case 'deleted':
      return `${who} deleted ${record}${at('from')}`;
    case 'restored':
      return `${who} restored ${record}${at('in')}`;
    case 'changed': {
      const fields = changes.length === 0 ? '' : `${changedNames('en-US', changes)} of `;
      return `${who} changed ${fields}${record}${at('in')}${values('en-US', changes)}`;
    }
  }
}

function chinese(deed: RecordDeed, { who, table, words }: RecordFacts): string {
  const record = words?.title ? quoted(words.title) : '一条记录';
  const changes = words?.changes ?? [];
  const inTable = table === undefined ? '' : `${quoted(table)}中的`;
  switch (deed) {
    case 'added':
      return table === undefined ? `${who}新增了${record}` : `${who}在${quoted(table)}中新增了${record}`;
    case 'imported':
      return table === undefined ? `${who}导入了${record}` : `${who}向${quoted(table)}导入了${record}`;
    case 'deleted':
      return `${who}删除了${inTable}${record}`;
    case 'restored':
      return `${who}恢复了${inTable}${record}`;
    case 'changed': {
      const fields = changes.length === 0 ? '' : `的${changedNames('zh-CN', changes)}`;
      return `${who}修改了${inTable}${record}${fields}${values('zh-CN', changes)}`;
    }
  }
}

/** A sentence about a record, without its name and fields where the reader may not see them. */
export const recordSentence = (locale: string, deed: RecordDeed, facts: RecordFacts): string =>
  languageOf(locale) === 'zh-CN' ? chinese(deed, facts) : english(deed, facts);
