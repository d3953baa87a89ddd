import { didYouMean } from './nearest.ts';
import { operationMembers } from './structure/operation-shape.ts';
import { child, type ContractSource, isNode, type Node, type OperationSource, strings } from './source.ts';

const extensions = Object.keys(operationMembers).filter((name) => name.startsWith('x-'));
const scopes = ['none', 'platform', 'workspace', 'application'];
const sessions = ['opens', 'refreshes', 'closes'];

/** The one content type of the body, as the operation table names it. */
export const bodyKinds: Record<string, 'json' | 'form' | 'multipart'> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
  'multipart/form-data': 'multipart',
};

/**
 * The areas of which a document that the product did not ship may name calls (P43, decision 134). Not among them, whatever a call of
 * them does: accounts, roles, grants, secrets, keys, sessions, configuration, publishing, customers and security.
 */
const buildableAreas = [
  'application',
  'category',
  'department',
  'environment',
  'export',
  'file',
  'menu',
  'notice',
  'notification',
  'page',
  'record',
  'table',
  'task',
  'u-org',
];

function notBuildable(node: Node, area: string): string[] {
  const reasons: string[] = [];
  if (node['x-buildable'] !== true) reasons.push('another value than true');
  if (!buildableAreas.includes(area)) reasons.push(`the area "${area}"`);
  if (node['x-scope'] === 'platform') reasons.push("the platform's rows");
  for (const key of ['x-secret', 'x-passwords', 'x-session']) if (key in node) reasons.push(`a call with ${key}`);
  return reasons;
}

/** What is wrong with an operation's own words: its rule, scope, tags and codes. Sentences that begin with its place. */
export function checkOperation(source: ContractSource, operation: OperationSource): string[] {
  const { node, area, method } = operation;
  const diagnostics: string[] = [];
  const say = (text: string): number => diagnostics.push(`${operation.location}: ${text}`);

  if (typeof node['operationId'] !== 'string' || !/^[a-z][A-Za-z0-9]*$/.test(node['operationId'])) {
    say('needs an operationId in camelCase, verb and noun');
  }
  if (typeof node['summary'] !== 'string' || !/^\S.*\.$/.test(node['summary']))
    say('needs a summary: a sentence for somebody who never saw the call');
  if (JSON.stringify(node['tags']) !== JSON.stringify([area])) say(`needs "tags: [${area}]", the name of its area`);

  if (!(area in source.areas))
    say(`is of the unknown area "${area}"${didYouMean(area, Object.keys(source.areas))}: \`area\` names another file`);

  const sets = ['public', ...Object.keys(child(source.roles, 'sets'))];
  oneOf('x-roles', sets, 'says who may call it: a set of roles.yaml or "public"');
  oneOf('x-scope', scopes, `says whose rows it touches: ${scopes.join(', ')}`);
  if ('x-guard' in node) oneOf('x-guard', Object.keys(child(source.roles, 'guards')), 'names a guard of roles.yaml');
  if (node['x-scope'] === 'application' && node['x-planned'] !== true && !('x-application' in node))
    say('needs x-application: the argument that names the application, or "header"');
  if ('x-while-closed' in node && !('x-application' in node)) say('x-while-closed is for calls with x-application');
  if ('x-look-as' in node && (node['x-application'] !== 'header' || (method !== 'get' && node['x-safe'] !== true)))
    say('x-look-as is for calls that only read, with "x-application: header"');
  if ('x-session' in node) oneOf('x-session', sessions, `is one of ${sessions.join(', ')}`);
  const tags = Object.keys(child(source.common, 'x-cache-tags'));
  for (const key of ['x-reads', 'x-writes']) {
    for (const tag of strings(node[key])) {
      if (!tags.includes(tag)) say(`${key} has the unknown cache tag "${tag}"${didYouMean(tag, tags)}`);
    }
  }
  for (const code of strings(node['x-errors'])) {
    const status = child(source.errors, code)['status'];
    if (status === undefined)
      say(`x-errors has the unknown code "${code}"${didYouMean(code, Object.keys(source.errors))}`);
    if (status === 0) say(`x-errors has the code "${code}", which only the client makes`);
  }
  for (const key of Object.keys(node).filter((name) => name.startsWith('x-'))) {
    if (!extensions.includes(key)) say(`has the unknown field "${key}"${didYouMean(key, extensions)}`);
  }
  if ('x-safe' in node && method !== 'post') say('x-safe is for a POST that only reads');
  if ('x-writes' in node && (method === 'get' || node['x-safe'] === true)) say('x-writes on a call that only reads');
  if ('x-versioned' in node && method === 'get') say('x-versioned is for writing calls');
  if (method === 'get' && 'requestBody' in node) say('a GET has no body');

  if ('x-secret' in node && method === 'get') say('x-secret is for calls that make a secret and tell it once');

  if ('x-buildable' in node) {
    const reasons = notBuildable(node, area);
    if (reasons.length > 0) say(`x-buildable is not for ${reasons.join(', nor ')}`);
  }
  if ('x-without-gesture' in node && (node['x-buildable'] !== true || method === 'get' || node['x-safe'] === true))
    say('x-without-gesture is for a writing call with x-buildable');
  if ('x-unlogged' in node) {
    if (method === 'get' || node['x-safe'] === true) say('x-unlogged is for a writing call');
    if (typeof node['x-unlogged'] !== 'string' || !/^\S.*\.$/.test(node['x-unlogged']))
      say('x-unlogged says why no change by it is in the operation log: a sentence');
  }

  const isRaw = node['x-raw'] === true;
  if (isRaw && !isNode(child(node, 'responses')['200'])) say('x-raw needs "responses: 200", which has no envelope');
  if (isRaw && 'x-answer' in node) say('x-raw and x-answer exclude each other');
  if (!isRaw && 'responses' in node) say('states its answer in x-answer; envelope and failures are added');
  const kinds = Object.keys(child(child(node, 'requestBody'), 'content'));
  if ('requestBody' in node && (kinds.length !== 1 || !((kinds[0] ?? '') in bodyKinds))) {
    say(`needs exactly one body of ${Object.keys(bodyKinds).join(', ')}`);
  }
  for (const [kind, media] of Object.entries(child(child(node, 'requestBody'), 'content'))) {
    // A file has no readable example.
    if (kind !== 'multipart/form-data' && isNode(media) && !('example' in media)) say('needs an example of its body');
  }
  return diagnostics;

  function oneOf(key: string, names: string[], meaning: string): void {
    const value = node[key];
    if (typeof value !== 'string') say(`has no ${key}; it ${meaning}`);
    else if (!names.includes(value)) say(`${key} has the unknown name "${value}"${didYouMean(value, names)}`);
  }
}
