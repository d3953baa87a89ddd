import { reasons } from './standard-errors.ts';
import { didYouMean } from './nearest.ts';
import { child, type ContractSource, isNode, strings } from './source.ts';

/** What is wrong with roles.yaml: unknown roles in sets, the reserved name, guards without a description. */
export function checkRoles(source: ContractSource): string[] {
  const roles = Object.keys(child(source.roles, 'roles'));
  const diagnostics: string[] = [];
  for (const [name, set] of Object.entries(child(source.roles, 'sets'))) {
    if (name === 'public') diagnostics.push('roles.yaml: the set name "public" is reserved');
    const members = strings(isNode(set) ? set['roles'] : undefined);
    if (members.length === 0) diagnostics.push(`roles.yaml: the set "${name}" has no roles`);
    for (const role of members) {
      if (!roles.includes(role))
        diagnostics.push(`roles.yaml: the set "${name}" has the unknown role "${role}"${didYouMean(role, roles)}`);
    }
    if (new Set(members).size < members.length) diagnostics.push(`roles.yaml: the set "${name}" names a role twice`);
  }
  for (const [name, text] of Object.entries(child(source.roles, 'guards'))) {
    if (typeof text !== 'string' || text === '') diagnostics.push(`roles.yaml: the guard "${name}" has no description`);
  }
  return diagnostics;
}

const fields = ['status', 'standard', 'detail', 'client', 'en-US', 'zh-CN', 'hint'];

/** What is wrong with errors.yaml: a missing text, a status that is none, an unknown reason or detail schema. */
export function checkErrors(source: ContractSource, schemas: Record<string, unknown>): string[] {
  return Object.entries(source.errors).flatMap(([code, entry]) => {
    const where = `errors.yaml: ${code}`;
    if (!isNode(entry)) return [`${where} is no mapping`];
    const diagnostics: string[] = [];
    if (!/^[a-z][a-z0-9_]*$/.test(code)) diagnostics.push(`${where} is not written in snake_case`);
    for (const text of ['en-US', 'zh-CN', 'hint']) {
      if (typeof entry[text] !== 'string' || entry[text] === '') diagnostics.push(`${where} has no "${text}"`);
    }
    const status = entry['status'];
    const isStatus = typeof status === 'number' && Number.isInteger(status) && status >= 400 && status <= 599;
    if (!isStatus && !(status === 0 && entry['client'] === true))
      diagnostics.push(`${where} needs a status from 400 to 599`);
    const { standard, detail } = entry;
    if (standard !== undefined && !reasons.some((reason) => reason === standard)) {
      diagnostics.push(`${where} has the unknown reason "${String(standard)}"${didYouMean(String(standard), reasons)}`);
    }
    if (detail !== undefined && !(typeof detail === 'string' && detail in schemas)) {
      diagnostics.push(`${where} has the unknown detail schema "${String(detail)}"`);
    }
    for (const key of Object.keys(entry)) {
      if (!fields.includes(key)) diagnostics.push(`${where} has the unknown field "${key}"${didYouMean(key, fields)}`);
    }
    return diagnostics;
  });
}
