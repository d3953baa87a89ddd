import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { ComparisonName } from './comparisons.ts';
import type { FilterKind } from './filter.ts';
import type { PeriodName } from './periods.ts';

export interface FilterTexts {
  comparison: (name: ComparisonName, kind: FilterKind) => string;
  period: (name: PeriodName) => string;
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
      thisYear: formatMessage({ id: 'widget.FilterEditor.period.thisYear' }),
      lastYear: formatMessage({ id: 'widget.FilterEditor.period.lastYear' }),
    };
    return {
      comparison: (name, kind) => own[kind]?.[name] ?? usual[name],
      period: (name) => periods[name],
    };
  }, [formatMessage]);
}
