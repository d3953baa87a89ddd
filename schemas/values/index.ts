/** `#schemas/values`: what texts that people write mean, and how values are written: numbers, dates, times, lists, options. */
export { readCells } from './read-cells.ts';
export { foldCase, foldedLetters } from './fold-case.ts';
export { formFields, type FormWidgetName, formWidgets, shortFormWidgets } from './form-inputs.ts';
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
} from './read-date.ts';
export { type FlagLabels, flagWords, plainWord, readFlag } from './read-flag.ts';
export { listParts, listTexts, type NamedOption, readList, readOption, writeList } from './read-list.ts';
export {
  asPercent,
  type ColumnNumbers,
  hasLostDigits,
  inPercent,
  meaningsOf,
  type NumberForm,
  numberForm,
  numberIn,
  type NumberNotation,
  numbersNotation,
  plainNumber,
  readNumber,
  usualNumbers,
  writeNumber,
} from './read-number.ts';
export { readDuration, writeDuration } from './duration.ts';
export { isCalendarDay, isCalendarMoment } from './calendar.ts';
export { readTime, readTimeOf } from './read-time.ts';
