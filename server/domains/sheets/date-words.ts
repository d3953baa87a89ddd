import { type ColumnDates, type DateMeanings, dateMeanings, rangeEnds } from '#schemas/values';
import type { SheetCell } from './cells.ts';
import type { ErrorText } from '#server/kernel/errors/index.ts';

/** With the month as a word, so that it cannot be taken for another day. */
const long = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

function wordsOf({ dayFirst, monthFirst }: DateMeanings, dates: ColumnDates): ErrorText | undefined {
  if (dayFirst && monthFirst) {
    if (dates !== 'unclear' || dayFirst.day === monthFirst.day) return undefined;
    const [one, other] = [dayFirst.day, monthFirst.day];
    return {
      'en-US': `It can be ${long(one, 'en-US')} or ${long(other, 'en-US')}. Choose how dates are written, or write the year first.`,
      'zh-CN': `可读作 ${long(one, 'zh-CN')} 或 ${long(other, 'zh-CN')}，请选择日期的书写方式，或把年份写在最前面。`,
    };
  }
  const only = dayFirst ?? monthFirst;
  if (!only || dates === null || (dates === 'dayFirst' ? dayFirst : dates === 'monthFirst' && monthFirst))
    return undefined;
  const meant = { en: long(only.day, 'en-US'), zh: long(only.day, 'zh-CN') };
  if (dates === 'unclear') {
    return {
      'en-US': `It is ${meant.en} only if other dates of this column have day and month the other way round. Choose how dates are written, or write the year first.`,
      'zh-CN': `本列中日和月的先后不一致，此处只能读作 ${meant.zh}。请选择日期的书写方式，或把年份写在最前面。`,
    };
  }
  const first = dates === 'dayFirst' ? { en: 'day', zh: '日' } : { en: 'month', zh: '月' };
  return {
    'en-US': `With the ${first.en} first, as in this column, this is no date. If it means ${meant.en}, write ${only.day}.`,
    'zh-CN': `本列的日期按${first.zh}在前书写，此处不是日期。若表示 ${meant.zh}，请写作 ${only.day}。`,
  };
}

/** Why a cell is no date of its column although it can be read as one, with what it would mean; undefined for what is no date at all. */
export function dateWords(cell: SheetCell, dates: ColumnDates): ErrorText | undefined {
  const ends = [cell, ...(rangeEnds(cell) ?? [])];
  return ends.map((end) => wordsOf(dateMeanings(end), dates)).find((words) => words !== undefined);
}
