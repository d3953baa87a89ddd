import type { DesignField } from '../design/table-design.ts';

/** Kinds whose values may be any text. */
const texts: ReadonlySet<string> = new Set(['text', 'richText', 'custom']);

/** What was entered in a field: an empty text is none where values are no texts, as of a number, a date or a choice. */
export const enteredValue = (field: Pick<DesignField, 'kind'> | undefined, value: unknown): unknown =>
  value === '' && field !== undefined && !texts.has(field.kind.type) ? null : value;
