import type { ContractSource, Node } from './source.ts';
import { child, isNode, strings } from './source.ts';
import { logAreasOf, logWordsOf } from './log-words.ts';
import { operationTable } from './operation-table.ts';

const header = '// Made by `npm run generate` from openapi/*.yaml. Changes belong there.\n';

/** A value as TypeScript source. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (isNode(value)) {
    const members = Object.entries(value).map(([key, member]) => `${name(key)}: ${literal(member)}`);
    return `{ ${members.join(', ')} }`;
  }
  return typeof value === 'string'
    ? `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
    : JSON.stringify(value);
}

function name(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : `'${key}'`;
}

function table(rows: Record<string, unknown>): string {
  return `{\n${Object.entries(rows)
    .map(([key, row]) => `  ${name(key)}: ${literal(row)},\n`)
    .join('')}}`;
}

function union(names: string[]): string {
  return names.length > 0 ? names.map((item) => `\n  | '${item}'`).join('') : ' never';
}

/** `generated/operations.ts`: everything about every operation. */
export function renderOperations(source: ContractSource): string {
  return (
    `${header}import type { OperationShape } from '../shapes/operation.ts';\n` +
    "import type { ErrorCode } from './errors.ts';\n" +
    "import type { Role, RoleSet } from './roles.ts';\n\n" +
    '/** One call of the contract: how it is sent, who may make it, and what it reads and changes. */\n' +
    'export type Operation = OperationShape<Role, RoleSet, ErrorCode>;\n\n' +
    '/** The operation table, by operationId. */\n' +
    `export const operations = ${table(operationTable(source))} as const satisfies Record<string, Operation>;\n`
  );
}

/** `generated/requests.ts`: the part of the table that a browser needs. */
export function renderRequests(source: ContractSource): string {
  const operations = Object.entries(operationTable(source));
  const planned = operations.filter(([, { planned }]) => planned === true).map(([id]) => id);
  const rows = operations.map(([id, row]) => {
    const shape: Node = { method: row.method, path: row.path };
    if (row.roles === 'public') shape['public'] = true;
    if (row.safe === true && row.method !== 'get') shape['safe'] = true;
    for (const key of ['session', 'raw', 'secret', 'secretFields', 'passwords', 'buildable', 'withoutGesture'] as const)
      if (row[key] !== undefined) shape[key] = row[key];
    if (row.body !== 'none') shape['body'] = row.body;
    for (const key of ['query', 'pathParams', 'headers', 'reads', 'writes'] as const) {
      if (Array.isArray(row[key]) && row[key].length > 0) shape[key] = row[key];
    }
    return [id, shape];
  });
  return (
    `${header}import type { RequestShape } from '../shapes/operation.ts';\n\n` +
    '/** How each call is sent, by operationId. */\n' +
    `export const requests = ${table(Object.fromEntries(rows))} as const satisfies Record<string, RequestShape>;\n\n` +
    '/** Calls that are described, and answered with 501. */\n' +
    `export type PlannedId =${union(planned)};\n`
  );
}

/** `generated/log-words.ts`: what the operation log says of calls and areas; only the server needs it. */
export function renderLogWords(source: ContractSource): string {
  return (
    `${header}import type { LogText, LogWords } from '../shapes/log-words.ts';\n\n` +
    '/** What the operation log says of each call that is served, by operationId. */\n' +
    `export const logWords: Readonly<Record<string, LogWords>> = ${table(logWordsOf(source))};\n\n` +
    '/** What the operation log calls each area that it names. */\n' +
    `export const logAreas: Readonly<Record<string, LogText>> = ${table(logAreasOf(source))};\n`
  );
}

/** `generated/roles.ts`: roles, sets and guards. */
export function renderRoles(source: ContractSource): string {
  const roles = child(source.roles, 'roles');
  const sets = Object.entries(child(source.roles, 'sets')).map(([key, set]) => [
    key,
    strings(isNode(set) ? set['roles'] : []),
  ]);
  const guards = child(source.roles, 'guards');
  return (
    `${header}/** The ten roles (ROLE-01), with their kind and names. */\n` +
    `export const roles = ${table(roles)} as const;\n\n` +
    '/** The name of a role. */\nexport type Role = keyof typeof roles;\n\n' +
    '/** Named sets of roles, used by operations and documents. */\n' +
    `export const roleSets = ${table(Object.fromEntries(sets))} as const satisfies Record<string, readonly Role[]>;\n\n` +
    '/** The name of a set of roles. */\nexport type RoleSet = keyof typeof roleSets;\n\n' +
    '/** Rules that a role alone cannot express. */\n' +
    `export const guards = ${table(guards)} as const;\n\n` +
    '/** The name of a rule. */\nexport type Guard = keyof typeof guards;\n'
  );
}

/** `generated/errors.ts`: the catalogue of wire codes. */
export function renderErrors(source: ContractSource): string {
  const rows = Object.entries(source.errors).map(([code, entry]) => {
    const { status, hint, 'en-US': english, 'zh-CN': chinese } = isNode(entry) ? entry : {};
    return [code, { status, 'en-US': english, 'zh-CN': chinese, hint }];
  });
  return (
    `${header}\n/** A wire code: what an answer or the client says went wrong. */\nexport type ErrorCode =${union(Object.keys(source.errors))};\n\n` +
    '/** Status, text by language and hint of every wire code; status 0 is made by the client. */\n' +
    'export const errorCatalogue: Readonly<\n' +
    "  Record<ErrorCode, { status: number; 'en-US': string; 'zh-CN': string; hint: string }>\n" +
    `> = ${table(Object.fromEntries(rows))};\n`
  );
}

/** `generated/client-texts.ts`: the texts that a client needs when no answer brings one. */
export function renderClientTexts(source: ContractSource): string {
  const rows = Object.entries(source.errors)
    .filter(([, entry]) => isNode(entry) && entry['client'] === true)
    .map(([code, entry]) => [
      code,
      { 'en-US': child({ entry }, 'entry')['en-US'], 'zh-CN': child({ entry }, 'entry')['zh-CN'] },
    ]);
  return `${header}export const clientTexts = ${table(Object.fromEntries(rows))} as const;\n`;
}
