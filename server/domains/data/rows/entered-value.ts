import { valuesOf } from '#kinds';
import type { DesignField } from '../design/table-design.ts';

/** What was entered in a field: an empty text is none where values are no texts, as of a number, a date or a choice. */
export const enteredValue = (field: Pick<DesignField, 'kind'> | undefined, value: unknown): unknown =>
  value === '' && field !== undefined && !valuesOf(field.kind).keepsBlank ? null : value;
