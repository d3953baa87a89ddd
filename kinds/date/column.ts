import { dateFormats } from '../shared/sheet-formats.ts';
import { crossedLimits } from '../shared/design-issues.ts';
import { defineColumn } from '../base/define-column.ts';
import { isFine } from '../shared/dates.ts';

const moment = {
  'en-US': { kind: 'A date with a time', example: '2026-11-26 09:30' },
  'zh-CN': { kind: '日期和时间', example: '2026-11-26 09:30' },
};
const words = {
  year: { 'en-US': { kind: 'A year', example: '2026' }, 'zh-CN': { kind: '年份', example: '2026' } },
  month: { 'en-US': { kind: 'A month', example: '2026-11' }, 'zh-CN': { kind: '月份', example: '2026-11' } },
  day: { 'en-US': { kind: 'A date', example: '2026-11-26' }, 'zh-CN': { kind: '日期', example: '2026-11-26' } },
  minute: moment,
  second: moment,
};

export const column = defineColumn('date', {
  storage: ({ granularity }) => (isFine(granularity) ? 'moment' : 'day'),
  isFixedByRights: true,
  sheet({ granularity }) {
    const isMoment = isFine(granularity);
    return { kind: isMoment ? 'datetime' : 'date', format: dateFormats[granularity], width: isMoment ? 20 : 12 };
  },
  takes: ({ granularity }) => words[granularity],
  granularity: ({ granularity }) => granularity,
  designIssues({ granularity, min, max }, { issueOf }) {
    const limits = { min, max };
    const wrong = (['min', 'max'] as const).flatMap((name) => {
      const message = limits[name] === undefined ? undefined : issueOf({ type: 'date', granularity }, limits[name]);
      return message === undefined ? [] : [{ pointer: `/${name}`, message }];
    });
    return wrong.length > 0 ? wrong : crossedLimits('/min', min, max);
  },
  ofSheet: {
    date: () => ({ type: 'date', granularity: 'day' }),
    datetime: () => ({ type: 'date', granularity: 'minute' }),
  },
});
