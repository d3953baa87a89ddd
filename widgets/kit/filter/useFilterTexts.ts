import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { ComparisonName } from './comparisons.ts';
import type { FilterKind } from './filter.ts';
import { choiceOf, type CountedName, type PeriodName, type Relative, type RelativeChoice } from './periods.ts';

export interface FilterTexts {
  comparison: (name: ComparisonName, kind: FilterKind) => string;
  /** A choice among those of a date. */
  choice: (name: RelativeChoice['name']) => string;
  /** What a date is compared with, in a sentence. */
  relative: (from: Relative) => string;
  /** The choice of a date of the calendar. */
  exact: string;
}

type Texts = Partial<Record<ComparisonName, string>>;

/** What comparisons and periods are called in the reader's language; dates and numbers are compared in words of their own. */
export function useFilterTexts(): FilterTexts {
  const { formatMessage } = useIntl();
  return useMemo(() => {
    const usual: Record<ComparisonName, string> = {
      eq: formatMessage({ id: 'widget.FilterEditor.eq' }),
      ne: formatMessage({ id: 'widget.FilterEditor.ne' }),
      gt: formatMessage({ id: 'widget.FilterEditor.gt' }),
      gte: formatMessage({ id: 'widget.FilterEditor.gte' }),
      lt: formatMessage({ id: 'widget.FilterEditor.lt' }),
      lte: formatMessage({ id: 'widget.FilterEditor.lte' }),
      between: formatMessage({ id: 'widget.FilterEditor.between' }),
      within: formatMessage({ id: 'widget.FilterEditor.within' }),
      in: formatMessage({ id: 'widget.FilterEditor.in' }),
      notIn: formatMessage({ id: 'widget.FilterEditor.notIn' }),
      contains: formatMessage({ id: 'widget.FilterEditor.contains' }),
      notContains: formatMessage({ id: 'widget.FilterEditor.notContains' }),
      containsAny: formatMessage({ id: 'widget.FilterEditor.containsAny' }),
      containsAll: formatMessage({ id: 'widget.FilterEditor.containsAll' }),
      containsNone: formatMessage({ id: 'widget.FilterEditor.containsNone' }),
      startsWith: formatMessage({ id: 'widget.FilterEditor.startsWith' }),
      endsWith: formatMessage({ id: 'widget.FilterEditor.endsWith' }),
      under: formatMessage({ id: 'widget.FilterEditor.under' }),
      isEmpty: formatMessage({ id: 'widget.FilterEditor.isEmpty' }),
      isNotEmpty: formatMessage({ id: 'widget.FilterEditor.isNotEmpty' }),
      isMe: formatMessage({ id: 'widget.FilterEditor.isMe' }),
      isNotMe: formatMessage({ id: 'widget.FilterEditor.isNotMe' }),
      includesMe: formatMessage({ id: 'widget.FilterEditor.includesMe' }),
      includesNotMe: formatMessage({ id: 'widget.FilterEditor.includesNotMe' }),
      isOfMine: formatMessage({ id: 'widget.FilterEditor.isOfMine' }),
      includesMine: formatMessage({ id: 'widget.FilterEditor.includesMine' }),
      includesMineBelow: formatMessage({ id: 'widget.FilterEditor.includesMineBelow' }),
      isMine: formatMessage({ id: 'widget.FilterEditor.isMine' }),
      isMineBelow: formatMessage({ id: 'widget.FilterEditor.isMineBelow' }),
      other: formatMessage({ id: 'widget.FilterEditor.other' }),
    };
    const ofNumbers: Texts = {
      eq: formatMessage({ id: 'widget.FilterEditor.number.eq' }),
      ne: formatMessage({ id: 'widget.FilterEditor.number.ne' }),
    };
    const ofDates: Texts = {
      eq: formatMessage({ id: 'widget.FilterEditor.date.eq' }),
      lt: formatMessage({ id: 'widget.FilterEditor.date.lt' }),
      lte: formatMessage({ id: 'widget.FilterEditor.date.lte' }),
      gt: formatMessage({ id: 'widget.FilterEditor.date.gt' }),
      gte: formatMessage({ id: 'widget.FilterEditor.date.gte' }),
    };
    const own: Partial<Record<FilterKind, Texts>> = {
      number: ofNumbers,
      date: ofDates,
      datetime: ofDates,
      time: ofDates,
    };
    const periods: Record<PeriodName, string> = {
      today: formatMessage({ id: 'widget.FilterEditor.period.today' }),
      yesterday: formatMessage({ id: 'widget.FilterEditor.period.yesterday' }),
      tomorrow: formatMessage({ id: 'widget.FilterEditor.period.tomorrow' }),
      last7Days: formatMessage({ id: 'widget.FilterEditor.period.last7Days' }),
      last30Days: formatMessage({ id: 'widget.FilterEditor.period.last30Days' }),
      last90Days: formatMessage({ id: 'widget.FilterEditor.period.last90Days' }),
      next7Days: formatMessage({ id: 'widget.FilterEditor.period.next7Days' }),
      next30Days: formatMessage({ id: 'widget.FilterEditor.period.next30Days' }),
      thisWeek: formatMessage({ id: 'widget.FilterEditor.period.thisWeek' }),
      lastWeek: formatMessage({ id: 'widget.FilterEditor.period.lastWeek' }),
      nextWeek: formatMessage({ id: 'widget.FilterEditor.period.nextWeek' }),
      thisMonth: formatMessage({ id: 'widget.FilterEditor.period.thisMonth' }),
      lastMonth: formatMessage({ id: 'widget.FilterEditor.period.lastMonth' }),
      nextMonth: formatMessage({ id: 'widget.FilterEditor.period.nextMonth' }),
      thisQuarter: formatMessage({ id: 'widget.FilterEditor.period.thisQuarter' }),
      lastQuarter: formatMessage({ id: 'widget.FilterEditor.period.lastQuarter' }),
      nextQuarter: formatMessage({ id: 'widget.FilterEditor.period.nextQuarter' }),
      thisYear: formatMessage({ id: 'widget.FilterEditor.period.thisYear' }),
      lastYear: formatMessage({ id: 'widget.FilterEditor.period.lastYear' }),
      nextYear: formatMessage({ id: 'widget.FilterEditor.period.nextYear' }),
    };
    const choices: Record<RelativeChoice['name'], string> = {
      ...periods,
      lastDays: formatMessage({ id: 'widget.FilterEditor.choice.lastDays' }),
      nextDays: formatMessage({ id: 'widget.FilterEditor.choice.nextDays' }),
      daysAgo: formatMessage({ id: 'widget.FilterEditor.choice.daysAgo' }),
      daysAhead: formatMessage({ id: 'widget.FilterEditor.choice.daysAhead' }),
      now: formatMessage({ id: 'widget.FilterEditor.period.now' }),
      other: usual.other,
    };
    const counted: Record<CountedName, (days: number) => string> = {
      lastDays: (days) => formatMessage({ id: 'widget.FilterEditor.period.lastDays' }, { days }),
      nextDays: (days) => formatMessage({ id: 'widget.FilterEditor.period.nextDays' }, { days }),
      daysAgo: (days) => formatMessage({ id: 'widget.FilterEditor.period.daysAgo' }, { days }),
      daysAhead: (days) => formatMessage({ id: 'widget.FilterEditor.period.daysAhead' }, { days }),
    };
    return {
      comparison: (name, kind) => own[kind]?.[name] ?? usual[name],
      choice: (name) => choices[name],
      relative: (from) => {
        const choice = choiceOf(from);
        return 'days' in choice ? counted[choice.name](choice.days) : choices[choice.name];
      },
      exact: formatMessage({ id: 'widget.FilterEditor.choice.exact' }),
    };
  }, [formatMessage]);
}
