import type { LogText, LogWords } from '#openapi/log';
import { isWriting } from './standard-errors.ts';
import { areaFiles, child, type ContractSource, listOperations, type OperationSource } from './source.ts';

/** A row of the log's words before its types are known: the strings were checked by `checkContract`. */
type Row = { [Key in keyof LogWords]: unknown };

const textOf = (node: unknown): { [Language in keyof LogText]: unknown } => ({
  'en-US': child({ node }, 'node')['en-US'],
  'zh-CN': child({ node }, 'node')['zh-CN'],
});

/** The area under which an operation is logged: the one that it names, or that of a writing call; undefined for other reads. */
const loggedArea = ({ node, method, area }: OperationSource): unknown =>
  child(node, 'x-log')['area'] ?? (isWriting(method, node) ? area : undefined);

/** What the log says of each operation with `x-log`, by operationId, sorted. */
export function logWordsOf(source: ContractSource): Record<string, Row> {
  const rows = listOperations(source).flatMap((operation): [string, Row][] => {
    const { node } = operation;
    if (!('x-log' in node)) return [];
    const { sentence, record } = child(node, 'x-log');
    const area = loggedArea(operation);
    const row: Row = {
      text: textOf(node['x-log']),
      ...(sentence !== undefined && { sentence: textOf(sentence) }),
      ...(record !== undefined && { record }),
      ...(area !== undefined && { area }),
    };
    return [[String(node['operationId']), row]];
  });
  return Object.fromEntries(rows.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** What the log calls each area: `x-log` of area files, and `x-log-areas` of common.yaml. Sorted. */
export function logAreasOf(source: ContractSource): Record<string, { [Language in keyof LogText]: unknown }> {
  const own = areaFiles(source).flatMap(([area, document]) =>
    'x-log' in document ? [[area, textOf(document['x-log'])] as const] : [],
  );
  const others = Object.entries(child(source.common, 'x-log-areas')).map(
    ([area, text]) => [area, textOf(text)] as const,
  );
  return Object.fromEntries([...own, ...others].sort(([a], [b]) => (a < b ? -1 : 1)));
}
