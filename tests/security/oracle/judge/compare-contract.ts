import { type Operation, operations } from '#openapi';
import { expectations } from '../expected/index.ts';

const written = (roles: readonly string[]): string => [...roles].sort().join(' ');

/** Where the contract says something else than the specification, or one of them says nothing. */
export function compareContract(table: Readonly<Record<string, Operation>> = operations): string[] {
  const expected = expectations();
  const failures: string[] = [];
  for (const [id, { roles, allowed, guard }] of Object.entries(table)) {
    const expectation = expected[id];
    if (!expectation) {
      failures.push(`${id} has no line in tests/security/oracle/expected: who may call it, and where is that said?`);
      continue;
    }
    const { says } = expectation;
    const wanted = expectation.roles === 'public' ? 'public' : written(expectation.roles);
    const found = roles === 'public' ? 'public' : written(allowed);
    if (found !== wanted) failures.push(`${id} (${says}): x-roles ${roles} is ${found}, not ${wanted}`);
    if (guard !== expectation.guard) failures.push(`${id} (${says}): x-guard ${guard}, not ${expectation.guard}`);
  }
  for (const id of Object.keys(expected)) if (!table[id]) failures.push(`${id} is expected but not described`);
  return failures;
}
