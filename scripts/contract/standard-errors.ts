import { child, type ContractSource, isNode, type Node, strings } from './source.ts';

/** Reasons for which a code belongs to an operation without being listed by it; `standard` in errors.yaml. */
export const reasons = [
  'always',
  'body',
  'signedIn',
  'application',
  'writes',
  'versioned',
  'client',
  'lookup',
  'planned',
  'passwords',
] as const;
export type Reason = (typeof reasons)[number];

/** True when the operation changes something: no GET, and no POST that only reads. */
export function isWriting(method: string, operation: Node): boolean {
  return method !== 'get' && operation['x-safe'] !== true;
}

/** Why standard codes apply to an operation. `hasPathParameters`: its path names a row. */
export function reasonsOf(method: string, operation: Node, hasPathParameters: boolean): Reason[] {
  const session = operation['x-session'];
  const holds: Record<Reason, boolean> = {
    always: true,
    body: isNode(operation['requestBody']),
    signedIn: operation['x-roles'] !== 'public',
    application: operation['x-scope'] === 'application' || 'x-application' in operation,
    writes: isWriting(method, operation),
    versioned: operation['x-versioned'] === true,
    client: session === 'opens' || session === 'refreshes',
    lookup: hasPathParameters || typeof operation['x-guard'] === 'string',
    planned: operation['x-planned'] === true,
    passwords: operation['x-passwords'] === true,
  };
  return reasons.filter((reason) => holds[reason]);
}

/** The codes of an operation: the standard ones of its kind and those it lists, in the catalogue's order. */
export function codesOf(source: ContractSource, operation: Node, why: Reason[]): string[] {
  const own = strings(operation['x-errors']);
  return Object.keys(source.errors).filter((code) => {
    const standard = child(source.errors, code)['standard'];
    return own.includes(code) || why.some((reason) => reason === standard);
  });
}
