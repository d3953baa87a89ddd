/** `#schemas/values`: what texts that people write mean, and how values are written: numbers, dates, times, lists, options. */
export { type ColumnNumbers, numberIn, numbersNotation } from './column-numbers.ts';
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
export { listParts, listTexts, readList, writeList } from './read-list.ts';
export {
  asPercent,
  hasLostDigits,
  inPercent,
  meaningsOf,
  type NumberForm,
  numberForm,
  type NumberNotation,
  plainNumber,
  readNumber,
  usualNumbers,
  writeNumber,
} from './read-number.ts';
export { readDuration, writeDuration } from './duration.ts';
export { isCalendarDay, isCalendarMoment } from './calendar.ts';
export { type NamedOption, readOption } from './read-option.ts';
export { readTime, readTimeOf } from './read-time.ts';
