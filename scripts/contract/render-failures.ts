import { codesOf, type Reason, reasons, reasonsOf } from './standard-errors.ts';
import { child, type ContractSource, isNode, listOperations, type OperationSource, strings } from './source.ts';

const header = '// Made by `npm run generate` from openapi/*.yaml. Changes belong there.\n';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const union = (names: string[]): string => names.join(' | ') || 'never';
const quoted = (codes: string[]): string[] => codes.map((code) => `'${code}'`);

/** Codes of the catalogue for which `holds`, in its order. */
function codesWhere(source: ContractSource, holds: (entry: Record<string, unknown>) => boolean): string[] {
  return Object.entries(source.errors)
    .filter(([, entry]) => isNode(entry) && holds(entry))
    .map(([code]) => code);
}

const whyOf = ({ method, node, path }: OperationSource): Reason[] => reasonsOf(method, node, path.includes('{'));

function failuresOf(source: ContractSource, operation: OperationSource): string {
  const why = whyOf(operation);
  const standard = codesOf(source, { ...operation.node, 'x-errors': [] }, why);
  const own = strings(operation.node['x-errors']).filter((code) => !standard.includes(code));
  const session = operation.node['x-session'];
  const leavesSession = session !== 'opens' && session !== 'refreshes';
  return union(['Local', ...(leavesSession ? ['Session'] : []), ...why.map(capital), ...quoted(own)]);
}

/**
 * `generated/failures.ts`: which codes a call may fail with, as types alone. `Local` are made by the client, `Session`
 * come from the refresh that goes before a call; the other groups are the reasons of `standard` in errors.yaml.
 */
export function renderFailures(source: ContractSource): string {
  const operations = listOperations(source).sort((a, b) => (idOf(a) < idOf(b) ? -1 : 1));
  const refreshing = operations.find(({ node }) => node['x-session'] === 'refreshes');
  const local = codesWhere(source, ({ client, status }) => client === true && status !== 401);
  const lost = codesWhere(source, ({ client, status }) => client === true && status === 401);
  const used = new Set(operations.flatMap(whyOf));
  const groups = reasons
    .filter((reason) => used.has(reason))
    .map((reason) => {
      const codes = codesWhere(source, ({ standard }) => standard === reason);
      return `type ${capital(reason)} = ${union(quoted(codes))};\n`;
    });
  const details = Object.entries(source.errors).flatMap(([code, entry]) => {
    const name = child({ entry }, 'entry')['detail'];
    return typeof name === 'string' ? [`  ${code}: components['schemas']['${name}'];\n`] : [];
  });
  const refresh = refreshing ? [`OperationFailures['${idOf(refreshing)}']`] : [];
  return (
    `${header}import type { components } from './types.ts';\n\n` +
    groups.join('') +
    `type Local = ${union(quoted(local))};\n` +
    `type Session = ${union([...refresh, ...quoted(lost)])};\n\n` +
    '/** The codes that a call may fail with, by operationId. */\n' +
    'export interface OperationFailures {\n' +
    operations.map((operation) => `  ${idOf(operation)}: ${failuresOf(source, operation)};\n`).join('') +
    '}\n\n' +
    '/** What `detail` of a failure holds, by code; the others have none. */\n' +
    `export interface FailureDetails {\n${details.join('')}}\n`
  );
}

function idOf(operation: OperationSource): string {
  return String(operation.node['operationId']);
}
