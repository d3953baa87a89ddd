import type { FormConfig } from '#engine/forms';
import { designOfKind } from '#kinds/designs';
import { type FormField, fieldsIn, nodesOf, wordsOf } from './design.ts';

interface Around {
  locale: string;
  /** The day of the example, such as 2026-11-26. */
  today: string;
}

function sampleOf(fields: readonly FormField[], around: Around): Record<string, unknown> {
  const row = (inner: readonly FormField[]) => sampleOf(inner, around);
  return Object.fromEntries(
    fields.flatMap(({ id, label, kind }) => {
      const value = designOfKind(kind).example?.(kind, { ...around, label: wordsOf(label, around.locale), row });
      return value === undefined ? [] : [[id, value]];
    }),
  );
}

/** A record as an example of a design, for its preview: something in every field that people fill in by themselves. */
export const sampleRecord = (design: FormConfig, around: Around): Record<string, unknown> =>
  sampleOf(fieldsIn(nodesOf(design)), around);
