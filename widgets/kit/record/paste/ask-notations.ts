import type { IntlShape } from 'react-intl';
import type { EngineHost } from '#engine/runtime';
import {
  type ColumnDates,
  type ColumnNumbers,
  dateMeanings,
  type DateNotation,
  datesNotation,
  meaningsOf,
  type NumberNotation,
  numbersNotation,
  rangeEnds,
  usualDates,
  usualNumbers,
} from '#schemas/values';

/** A column of a pasted block, with the texts that go into it. */
export interface PastedTexts {
  /** What the reader calls it. */
  name: string;
  /** What its texts are read as, ranges of dates among dates. */
  holds: 'dates' | 'numbers';
  texts: readonly string[];
}

/** How the dates and numbers of a column are written. */
export interface Notations {
  dates: ColumnDates;
  numbers: ColumnNumbers;
}

interface Asking {
  host: Pick<EngineHost, 'confirm'>;
  intl: Pick<IntlShape, 'locale' | 'formatMessage'>;
  /** The language of the browser, with its region: the product has one language for British and American readers, who have two orders. */
  language: string;
}

/** The first of the texts that the order of dates makes two days of. */
const unclearDate = (texts: readonly string[]): string | undefined =>
  texts
    .flatMap((text) => [text, ...(rangeEnds(text) ?? [])])
    .find((text) => {
      const { dayFirst, monthFirst } = dateMeanings(text);
      return (dayFirst ?? monthFirst) !== undefined && dayFirst?.day !== monthFirst?.day;
    });

/** The first of the texts that are two numbers. */
const unclearNumber = (texts: readonly string[]): string | undefined =>
  texts.find((text) => {
    const { point, comma } = meaningsOf(text);
    return point !== undefined && comma !== undefined && point !== comma;
  });

/** How the texts of a column are written, by all of them. */
export const notationsIn = ({ holds, texts }: PastedTexts): Notations => ({
  dates: holds === 'dates' ? datesNotation(texts) : null,
  numbers: holds === 'numbers' ? numbersNotation(texts) : null,
});

/** Whether the texts of a column leave open what they mean. */
export const isUnclear = ({ dates, numbers }: Notations): boolean => dates === 'unclear' || numbers === 'unclear';

async function dateOrder(
  columns: readonly PastedTexts[],
  { host, intl: { formatMessage }, language }: Asking,
): Promise<DateNotation | undefined> {
  const usual: DateNotation = usualDates(language) ?? 'dayFirst';
  const other: DateNotation = usual === 'dayFirst' ? 'monthFirst' : 'dayFirst';
  const words = {
    dayFirst: formatMessage({ id: 'widget.DateField.dayFirst' }),
    monthFirst: formatMessage({ id: 'widget.DateField.monthFirst' }),
  };
  const example = unclearDate(columns.flatMap(({ texts }) => texts)) ?? '';
  const answer = await host.confirm({
    title: formatMessage({ id: 'widget.DateField.whichOrder' }),
    text: formatMessage({ id: 'widget.DateField.eitherOrder' }, { example }),
    names: columns.map(({ name }) => name),
    ok: words[usual],
    other: words[other],
  });
  return answer === false ? undefined : answer === 'other' ? other : usual;
}

async function numberNotation(
  columns: readonly PastedTexts[],
  { host, intl: { formatMessage }, language }: Asking,
): Promise<NumberNotation | undefined> {
  const usual = usualNumbers(language);
  const other: NumberNotation = usual === 'point' ? 'comma' : 'point';
  const example = unclearNumber(columns.flatMap(({ texts }) => texts)) ?? '';
  const meanings = meaningsOf(example);
  const words = {
    point: formatMessage({ id: 'widget.NumberField.asPoint' }, { number: String(meanings.point ?? '') }),
    comma: formatMessage({ id: 'widget.NumberField.asComma' }, { number: String(meanings.comma ?? '') }),
  };
  const answer = await host.confirm({
    title: formatMessage({ id: 'widget.NumberField.whichNotation' }),
    text: formatMessage({ id: 'widget.NumberField.eitherNotation' }, { example }),
    names: columns.map(({ name }) => name),
    ok: words[usual],
    other: words[other],
  });
  return answer === false ? undefined : answer === 'other' ? other : usual;
}

/**
 * How the dates and numbers of each column of a block are written, by all of its texts. Where these are unclear, the reader is asked, once
 * for the dates and once for the numbers of the whole block, with what is usual in their region first. Undefined: nothing is pasted.
 */
export async function askNotations(columns: readonly PastedTexts[], asking: Asking): Promise<Notations[] | undefined> {
  const found = columns.map(notationsIn);
  const dated = columns.filter((_, at) => found[at]?.dates === 'unclear');
  const numbered = columns.filter((_, at) => found[at]?.numbers === 'unclear');
  const dates = dated.length > 0 ? await dateOrder(dated, asking) : null;
  if (dates === undefined) return undefined;
  const numbers = numbered.length > 0 ? await numberNotation(numbered, asking) : null;
  if (numbers === undefined) return undefined;
  return found.map((one) => ({
    dates: one.dates === 'unclear' ? dates : one.dates,
    numbers: one.numbers === 'unclear' ? numbers : one.numbers,
  }));
}
