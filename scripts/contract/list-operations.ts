import { areaNames, type ContractSource, listOperations } from './source.ts';

/** Wraps names at 120 columns, below an indentation of six. */
function wrapped(names: string[]): string[] {
  const lines: string[] = [];
  for (const name of names) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${name}`.length <= 120) lines[lines.length - 1] = `${last} ${name}`;
    else lines.push(`      ${name}`);
  }
  return lines;
}

/** The calls by area: how many are described and how many are still planned, with the names of these; and the total. */
export function describeOperations(source: ContractSource): string {
  const operations = listOperations(source);
  const width = Math.max(...areaNames(source).map((area) => area.length), 'area'.length);
  const row = (name: string, described: number | string, planned: number | string): string =>
    `${name.padEnd(width)}  ${String(described).padStart(9)}  ${String(planned).padStart(7)}`;
  const areas = areaNames(source).flatMap((area) => {
    const all = operations.filter((operation) => operation.area === area);
    const planned = all.filter(({ node }) => node['x-planned'] === true);
    return [row(area, all.length, planned.length), ...wrapped(planned.map(({ node }) => String(node['operationId'])))];
  });
  const planned = operations.filter(({ node }) => node['x-planned'] === true);
  return [row('area', 'described', 'planned'), ...areas, row('total', operations.length, planned.length)].join('\n');
}
