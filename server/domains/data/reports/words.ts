import type { Schemas } from '#openapi';
import { languageOf } from '#server/kernel/errors/index.ts';

type Measure = Schemas['ReportMeasure'];

const words: Record<'en-US' | 'zh-CN', Record<Schemas['AggregateFunction'], (field: string) => string>> = {
  'en-US': {
    count: () => 'Records',
    countDistinct: (field) => `Different values of ${field}`,
    sum: (field) => `Sum of ${field}`,
    avg: (field) => `Average of ${field}`,
    min: (field) => `Smallest ${field}`,
    max: (field) => `Largest ${field}`,
  },
  'zh-CN': {
    count: () => '记录数',
    countDistinct: (field) => `${field}去重计数`,
    sum: (field) => `${field}合计`,
    avg: (field) => `${field}平均值`,
    min: (field) => `${field}最小值`,
    max: (field) => `${field}最大值`,
  },
};

/** What a measure is called that its author gave no name. */
export const measureWords = (measure: Measure, field: string, locale: string): string =>
  words[languageOf(locale)][measure.kind === 'count' ? 'count' : measure.function](field);

/** What the line of totals is called, in the column of the first group. */
export const totalWord = (locale: string): string => ({ 'en-US': 'Total', 'zh-CN': '合计' })[languageOf(locale)];
