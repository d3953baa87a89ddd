import type { Schemas } from '#openapi';
import { columnOfKind } from '#kinds/columns';
import { writeList } from '#schemas/values';
import type { SheetValue } from '#server/domains/sheets/index.ts';
import type { DesignField } from '../design/table-design.ts';
import { flagText } from '../record/present/flag-text.ts';
import { flagWord } from './flag-word.ts';
import { wallClock } from './wall-clock.ts';

type Record = Schemas['Record'];

/** In what language and by which clock cells are written. */
export interface CellReader {
  locale: string;
  timeZone: string;
}

const momentPattern = /^\d{4}-\d{2}-\d{2}T/;

/** `2026` and `2026-11` are their first days. */
const firstDay = (text: string): string => `${text}-01-01`.slice(0, 10);

function textOf(value: unknown, reader: CellReader): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return flagText(value, reader.locale);
  if (Array.isArray(value))
    return writeList(
      value.map((one) => textOf(one, reader)),
      reader.locale,
    );
  if (typeof value !== 'object') return String(value);
  const {
    kind,
    from,
    to,
    region = [],
    detail = '',
  } = value as Partial<Schemas['RecordRange'] & Schemas['RecordAddress']>;
  if (kind !== 'range') return [...region, detail].filter((part) => part !== '').join(' ');
  const ends = [from, to].map((end) =>
    end && momentPattern.test(end) ? wallClock(end, reader.timeZone) : (end ?? ''),
  );
  return ends.map((end) => end.replace('T', ' ')).join(' – ');
}

function systemCell(source: string, record: Record, { timeZone }: CellReader): SheetValue {
  if (source === 'created_at' || source === 'updated_at') return wallClock(record[source], timeZone);
  return source === 'record_id' ? record.record_id : (record.created_by?.real_name ?? null);
}

/** The value of a field as a cell: numbers and dates as such, everything else as people read it. */
export function exportCell(
  { id, kind }: Pick<DesignField, 'id' | 'kind'>,
  record: Record,
  reader: CellReader,
): SheetValue {
  const value = record.data[id] ?? null;
  const display = record.display[id];
  if (kind.type === 'system' && value === null) {
    return display === undefined ? systemCell(kind.source, record, reader) : textOf(display, reader);
  }
  if (value === null && display === undefined) return null;
  if (typeof value === 'number' && !columnOfKind(kind).isWrittenAsText) return value;
  if (kind.type === 'boolean' && typeof value === 'boolean') return flagWord(kind, value, reader.locale);
  if (kind.type === 'date' && typeof value === 'string') {
    return momentPattern.test(value) ? wallClock(value, reader.timeZone) : firstDay(value);
  }
  return textOf(display ?? value, reader);
}
