import type { Schemas } from '#openapi';
import { fieldLabels, type Source } from '../sources/open-source.ts';
import { readLines, type SourceLine } from '../sources/source-lines.ts';
import { readStatistic } from '../record/read/statistic.ts';
import type { Query } from '#server/kernel/db/index.ts';
import { pointsOf } from './points.ts';
import type { Configuration } from './queries.ts';
import type { InsideCaller } from './source.ts';
import { isOfRecords, mostRows, statisticView } from './view.ts';
import { measureWords, totalWord } from './words.ts';

type Result = Schemas['ReportResult'];

/** What a report shows, with the numbers of its cells, by which a file holds them. */
export interface ReadReport {
  result: Result;
  numbers: Record<string, number>[];
}

const rowsOf = (lines: readonly SourceLine[]): Result['rows'] => lines.map(({ id, cells }) => ({ id, cells }));

async function recordsOf(
  query: Query,
  caller: InsideCaller,
  source: Source,
  { columns = [], filters, sort, limit = mostRows, chart }: Configuration,
): Promise<ReadReport> {
  const {
    columns: found,
    lines,
    isCut,
  } = await readLines(query, caller, source, {
    fields: columns.map(({ field }) => field),
    limit,
    ...(filters && { filter: filters }),
    ...(sort && sort.length > 0 && { sort }),
  });
  const shown = found.map(({ field, label, isNumber }, index) => ({
    key: field,
    label: columns[index]?.label ?? label,
    is_figure: isNumber,
  }));
  return {
    result: { chart, columns: shown, rows: rowsOf(lines), is_cut: isCut },
    numbers: lines.map(({ numbers }) => numbers),
  };
}

/** The names of groups and measures, as their author or the reader's language has them. */
async function labelsOf(query: Query, caller: InsideCaller, source: Source, configuration: Configuration) {
  const { groups = [], measures = [] } = configuration;
  const named = [...groups, ...measures].flatMap((part) => ('field' in part ? [part.field] : []));
  const texts = await fieldLabels(query, caller, source, named);
  const label = (field: string): string => texts[named.indexOf(field)] ?? field;
  return new Map([
    ...groups.map((group): [string, string] => [group.id, group.label ?? label(group.field)]),
    ...measures.map((measure): [string, string] => [
      measure.id,
      measure.label ?? measureWords(measure, measure.kind === 'count' ? '' : label(measure.field), caller.locale),
    ]),
  ]);
}

const onlyNumbers = (values: Schemas['StatisticValues']): Record<string, number> =>
  Object.fromEntries(Object.entries(values).filter((one): one is [string, number] => typeof one[1] === 'number'));

function figureOf(
  chart: Configuration['chart'],
  found: Schemas['StatisticResult'],
  { labels, locale }: { labels: ReadonlyMap<string, string>; locale: string },
): Schemas['ReportFigure'] | undefined {
  if (chart.kind !== 'number') return undefined;
  const { measure, unit, decimals, target } = chart;
  const value = found.totals[measure] ?? null;
  const digits = decimals === undefined ? {} : { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const text =
    typeof value === 'number' && decimals !== undefined
      ? value.toLocaleString(locale, digits)
      : (found.totals_display[measure] ?? null);
  return {
    label: labels.get(measure) ?? measure,
    text,
    ...(unit !== undefined && { unit }),
    ...(target !== undefined && { target: target.toLocaleString(locale, digits) }),
  };
}

async function figuresOf(
  query: Query,
  caller: InsideCaller,
  source: Source,
  configuration: Configuration,
): Promise<ReadReport> {
  const { groups = [], measures = [], chart } = configuration;
  const [first] = groups;
  const found = await readStatistic(query, caller, source, { viewSchema: statisticView(configuration) });
  const labels = await labelsOf(query, caller, source, configuration);
  const totals = { groups: {}, labels: {}, values: found.totals, display: found.totals_display };
  // Without groups there is one line: that of all records.
  const lines = groups.length === 0 ? [totals] : found.rows;
  const figure = figureOf(chart, found, { labels, locale: caller.locale });
  const points = pointsOf(chart, found.rows, labels);
  const column = (id: string, is_figure: boolean) => ({ key: id, label: labels.get(id) ?? id, is_figure });
  return {
    result: {
      chart,
      columns: [...groups.map(({ id }) => column(id, false)), ...measures.map(({ id }) => column(id, true))],
      rows: lines.map(({ labels: names, display }, index) => ({ id: String(index), cells: { ...names, ...display } })),
      ...(chart.kind === 'table' &&
        chart.has_totals &&
        first && { totals: { [first.id]: totalWord(caller.locale), ...found.totals_display } }),
      ...(points && { points }),
      ...(figure && { figure }),
      is_cut: found.is_cut,
    },
    numbers: lines.map(({ values }) => onlyNumbers(values)),
  };
}

/** What a configuration shows this reader, within the scope `records`. Throws `Invalid` at what the reader does not know. */
export const readReport = (
  query: Query,
  caller: InsideCaller,
  source: Source,
  configuration: Configuration,
): Promise<ReadReport> => (isOfRecords(configuration) ? recordsOf : figuresOf)(query, caller, source, configuration);
