import { parseDate } from '@internationalized/date';
import { type FieldKind, type ReadIssue, valuesOf } from '#kinds';
import { type DayAndTime, numberIn } from '#schemas/values';
import { instantOf } from '../../calendar/instant.ts';
import type { Notations } from './ask-notations.ts';

/** What takes a pasted text: the kind of the column, or why none does. */
export type PastedKind = { type: 'closed' | 'choose' } | { type: 'own'; kind: FieldKind };

/** A column that a block is pasted into. */
export interface PastedColumn {
  id: string;
  label: string;
  /** How pasted texts become its values; null for a computed column. */
  paste: PastedKind | null;
}

export type PasteReason = ReadIssue | 'closed' | 'choose';

/** The value that a text means, or why it means none. */
export type PastedCell = { value: unknown } | { reason: PasteReason };

interface Reader {
  /** IANA name of the zone whose clocks the reader sees. */
  timeZone: string;
  /** How the column is written. */
  notations: Notations;
}

/** A moment that names its own zone is read by that. */
function momentOf({ day, time = '00:00:00', zone }: DayAndTime, timeZone: string): string | undefined {
  if (zone === undefined) return instantOf({ day: parseDate(day), time }, timeZone);
  const moment = new Date(`${day}T${time}${zone}`);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}

/** What a pasted text becomes in a cell; an empty one empties the cell. Texts are taken as they are, with the spaces at their ends. */
export function pastedCell(paste: PastedKind, text: string, { timeZone, notations }: Reader): PastedCell {
  const isEmpty = text.trim() === '';
  if (paste.type !== 'own') return isEmpty && paste.type === 'choose' ? { value: null } : { reason: paste.type };
  const { read, keepsBlank } = valuesOf(paste.kind);
  if (text === '' || (isEmpty && !keepsBlank)) return { value: null };
  const plain = keepsBlank ? text : text.trim();
  const found = read?.(paste.kind, plain, {
    number: (cell) => numberIn(cell, notations.numbers),
    dates: notations.dates,
    moment: (one) => momentOf(one, timeZone),
  });
  if (!found) return { reason: 'closed' };
  return 'issue' in found ? { reason: found.issue } : found;
}
