/** What is true of each kind of field, by itself: no React, no server. `columns.ts` has what the database knows of it. */
export { controlOf } from './controls.ts';
export type { Around, Input, Named, Prop, Props, Reader, RecordCall } from './base/define-control.ts';
export type { Clock, KindValue, LiveType, RowSchemas, ValueType } from './base/define-value.ts';
export { type FieldKind, type KindName, type KindOf, textIn, type Words } from './base/field-kind.ts';
export { type Cell, type Read, readAs, type ReadIssue, type ReadContext, textOfCell } from './base/read.ts';
export { isFine } from './shared/dates.ts';
export { fixedChoices } from './shared/options.ts';
export { formatNumber, mostDigits } from './shared/number-format.ts';
export { groupedNumber } from './shared/numbers.ts';
export { optionNamed } from './shared/read-options.ts';
export { longestText } from './shared/texts.ts';
export type { ValueIssue, ValueIssueCode } from './base/value-issue.ts';
export { isGiven, isKind, isPassword, isReadable, isWide, valuesOf } from './values.ts';
