import type { Schemas } from '#openapi';
import type { RequestIssue } from '#server/kernel/errors/index.ts';
import { issueAt } from './issues.ts';
import type { Configuration } from './queries.ts';

type Chart = Configuration['chart'];

/** Whether a report shows records themselves, and computes nothing of them. */
export const isOfRecords = ({ groups = [], measures = [] }: Configuration): boolean =>
  groups.length === 0 && measures.length === 0;

/** Most rows of one report. */
export const mostRows = 1000;

/** The configuration as a statistic of its logical table. */
export function statisticView(configuration: Configuration): Schemas['StatisticView'] {
  const { groups = [], measures = [], filters, sort, limit = mostRows } = configuration;
  return {
    measures: measures.map((measure) =>
      measure.kind === 'count'
        ? { key: measure.id, function: 'count' as const }
        : { key: measure.id, function: measure.function, field: measure.field },
    ),
    groups: groups.map((group) => ({
      key: group.id,
      field: group.field,
      ...(group.kind === 'period' && { by: group.unit }),
    })),
    ...(filters && { filter: filters }),
    ...(sort && sort.length > 0 && { sort }),
    limit,
  };
}

/** The groups and measures that a chart names, each with its pointer; without `groups` it shows all of them. */
function chartParts(chart: Chart): { groups?: [string, string][]; measures: [string, string][] } {
  const at = (name: string, id: string | undefined): [string, string][] => (id === undefined ? [] : [[name, id]]);
  switch (chart.kind) {
    case 'table':
      return { measures: [] };
    case 'number':
      return { groups: [], measures: at('measure', chart.measure) };
    case 'pie':
      return { groups: at('category', chart.category), measures: at('measure', chart.measure) };
    case 'scatter':
      return {
        groups: at('point', chart.point),
        measures: [...at('x', chart.x), ...at('y', chart.y)],
      };
    default:
      return {
        groups: [...at('category', chart.category), ...at('series', chart.series)],
        measures: chart.measures.map((id, index): [string, string] => [`measures/${index}`, id]),
      };
  }
}

const unknownPart = (name: string, id: string): RequestIssue =>
  issueAt(`/chart/${name}`, {
    'en-US': `The report has no group or measure "${id}" that can be shown here.`,
    'zh-CN': `报表中没有可在此显示的分组或指标“${id}”。`,
  });

function chartIssues({ chart, groups = [], measures = [] }: Configuration): RequestIssue[] {
  const of = chartParts(chart);
  const groupIds = groups.map(({ id }) => id);
  const measureIds = new Set(measures.map(({ id }) => id));
  const wanted = of.groups ?? [];
  const unknown = [
    ...wanted.filter(([, id], index) => !groupIds.includes(id) || wanted.findIndex(([, one]) => one === id) < index),
    ...of.measures.filter(([, id]) => !measureIds.has(id)),
  ].map(([name, id]) => unknownPart(name, id));
  if (unknown.length > 0 || !of.groups) return unknown;
  // A group that the chart leaves out would split bars and slices that look like one.
  return groups.flatMap(({ id }, index) =>
    wanted.some(([, one]) => one === id)
      ? []
      : [
          issueAt(`/groups/${index}`, {
            'en-US': 'The chart does not show this group.',
            'zh-CN': '图表未显示此分组。',
          }),
        ],
  );
}

/** What is wrong with a configuration in itself, whatever it is about (REPORT-06). */
export function configurationIssues(configuration: Configuration): RequestIssue[] {
  const { chart, columns = [], groups = [], measures = [] } = configuration;
  if (isOfRecords(configuration) && chart.kind === 'table') {
    if (columns.length > 0) return [];
    return [issueAt('/columns', { 'en-US': 'Choose a column, or a measure.', 'zh-CN': '请选择列或指标。' })];
  }
  const issues = chartIssues(configuration);
  if (groups.length > 0 && measures.length === 0)
    issues.push(issueAt('/measures', { 'en-US': 'Groups need a measure.', 'zh-CN': '分组需要至少一个指标。' }));
  if (columns.length > 0)
    issues.push(
      issueAt('/columns', {
        'en-US': 'Columns are for a table of records, without groups and measures.',
        'zh-CN': '列只用于没有分组和指标的记录表。',
      }),
    );
  return issues;
}
