import type { FormConfig } from '#engine/forms';
import { type FieldKind, type FormField, fieldsIn, nodesOf, wordsOf } from './design.ts';

interface Around {
  locale: string;
  /** The day of the example, such as 2026-11-26. */
  today: string;
}

const texts: Readonly<Record<string, string>> = {
  email: 'name@example.com',
  url: 'https://example.com',
  mobile: '13800138000',
  postcode: '200000',
};

function numberOf(kind: Extract<FieldKind, { type: 'number' }>): number {
  const { min = 0, max = Number.POSITIVE_INFINITY, style, widget } = kind;
  const usual = style === 'percent' ? 0.25 : widget === 'rating' ? 4 : style === 'money' ? 1280 : 12;
  return Math.min(max, Math.max(min, usual));
}

function dayOf(granularity: string, today: string): string {
  if (granularity === 'year') return today.slice(0, 4);
  if (granularity === 'month') return today.slice(0, 7);
  return granularity === 'day' ? today : `${today}T09:30:00.000Z`;
}

/** An example of a value; undefined for what is computed, and for what only the workspace has, such as people. */
function exampleOf({ label, kind }: FormField, around: Around): unknown {
  const { locale, today } = around;
  switch (kind.type) {
    case 'text':
      if (kind.widget === 'password') return undefined;
      return (texts[kind.format ?? ''] ?? wordsOf(label, locale)).slice(0, kind.max_length);
    case 'richText':
      return wordsOf(label, locale);
    case 'number':
      return numberOf(kind);
    case 'boolean':
      return true;
    case 'select':
    case 'multiSelect': {
      const first = kind.options.source === 'fixed' ? kind.options.options[0]?.value : undefined;
      if (first === undefined) return undefined;
      return kind.type === 'select' ? first : [first];
    }
    case 'date':
      return dayOf(kind.granularity, today);
    case 'time':
      return kind.granularity === 'second' ? '09:30:00' : '09:30';
    case 'colour':
      return '#4f46e5';
    case 'subTable':
      return [{ kind: 'row', data: sampleOf(kind.fields, around) }];
    default:
      return undefined;
  }
}

function sampleOf(fields: readonly FormField[], around: Around): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = exampleOf(field, around);
      return value === undefined ? [] : [[field.id, value]];
    }),
  );
}

/** A record as an example of a design, for its preview: something in every field that people fill in by themselves. */
export const sampleRecord = (design: FormConfig, around: Around): Record<string, unknown> =>
  sampleOf(fieldsIn(nodesOf(design)), around);
