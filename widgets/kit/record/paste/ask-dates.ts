import type { IntlShape } from 'react-intl';
import type { EngineHost } from '#engine/runtime';
import {
  type ColumnDates,
  dateMeanings,
  type DateNotation,
  datesNotation,
  rangeEnds,
  usualDates,
} from '#schemas/values';

/** A column of dates of a pasted block, with the texts that go into it. */
export interface PastedDates {
  /** What the reader calls it. */
  name: string;
  texts: readonly string[];
}

interface Asking {
  host: Pick<EngineHost, 'confirm'>;
  intl: Pick<IntlShape, 'locale' | 'formatMessage'>;
  /** The language of the browser, with its region: the product has one language for British and American readers, who have two orders. */
  language: string;
}

/** A text of an unclear column that depends on the order, for people to see. */
const exampleOf = ({ texts }: PastedDates): string =>
  texts
    .flatMap((text) => [text, ...(rangeEnds(text) ?? [])])
    .find((text) => {
      const { dayFirst, monthFirst } = dateMeanings(text);
      return (dayFirst ?? monthFirst) !== undefined && dayFirst?.day !== monthFirst?.day;
    }) ?? '';

/**
 * In what order the dates of each column of a block are written, by all of its texts. Where these are unclear, the reader is asked once for
 * the whole block, with the usual order of their region first. Undefined: nothing is pasted.
 */
export async function askDates(
  columns: readonly PastedDates[],
  { host, intl: { formatMessage }, language }: Asking,
): Promise<ColumnDates[] | undefined> {
  const found = columns.map(({ texts }) => datesNotation(texts));
  const unclear = columns.filter((_, at) => found[at] === 'unclear');
  const [first] = unclear;
  if (!first) return found;
  const usual: DateNotation = usualDates(language) ?? 'dayFirst';
  const other: DateNotation = usual === 'dayFirst' ? 'monthFirst' : 'dayFirst';
  const words = {
    dayFirst: formatMessage({ id: 'widget.DateField.dayFirst' }),
    monthFirst: formatMessage({ id: 'widget.DateField.monthFirst' }),
  };
  const answer = await host.confirm({
    title: formatMessage({ id: 'widget.DateField.whichOrder' }),
    text: formatMessage({ id: 'widget.DateField.eitherOrder' }, { example: exampleOf(first) }),
    names: unclear.map(({ name }) => name),
    ok: words[usual],
    other: words[other],
  });
  if (answer === false) return undefined;
  const chosen = answer === 'other' ? other : usual;
  return found.map((one) => (one === 'unclear' ? chosen : one));
}
