export { documentKinds, languageSchema, languageSchemas } from './language.ts';
export { checkActionDescription, checkWidgetDescription } from './descriptions.ts';
export type { Annotations, Json, JsonSchema, ValueCheck } from './validate/json-schema.ts';
export type { Issue, IssueKind } from './validate/issue.ts';
export { localReference } from './validate/local-reference.ts';
export { nearest } from './validate/nearest.ts';
export { pointerKeys, pointerTo } from './validate/pointer.ts';
export { type ReportOptions, report } from './validate/report.ts';
export { hasType, isObject, own, sameJson, shown, stableJson, typeOf, typesOf } from './validate/shape.ts';
export { readCells } from './values/read-cells.ts';
export { foldCase, foldedLetters } from './values/fold-case.ts';
export { formFields, type FormWidgetName, formWidgets, shortFormWidgets } from './values/form-inputs.ts';
export {
  type ColumnDates,
  type DateMeanings,
  dateMeanings,
  type DateNotation,
  datesNotation,
  type DayAndTime,
  rangeEnds,
  readDate,
  usualDates,
} from './values/read-date.ts';
export { type FlagLabels, flagWords, plainWord, readFlag } from './values/read-flag.ts';
export { listParts, listTexts, readList, writeList } from './values/read-list.ts';
export {
  asPercent,
  hasLostDigits,
  meaningsOf,
  type NumberForm,
  numberForm,
  type NumberNotation,
  plainNumber,
  readNumber,
  writeNumber,
} from './values/read-number.ts';
export { readDuration, writeDuration } from './values/duration.ts';
export { isCalendarDay, isCalendarMoment } from './values/calendar.ts';
export { type NamedOption, readOption } from './values/read-option.ts';
export { readTime, readTimeOf } from './values/read-time.ts';
export type { LocalizedText } from './validate/localized-text.ts';
