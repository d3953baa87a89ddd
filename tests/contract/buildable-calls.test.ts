import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { operations } from '#openapi';
import type { Operation } from '#openapi';

const table: Readonly<Record<string, Operation>> = operations;
const isBuildable = ([, { buildable }]: [string, Operation]): boolean => buildable === true;

/** One call a line, by area: who adds one decides that a page by somebody else may make it for its reader. */
const decided = readFileSync(join(import.meta.dirname, 'buildable-calls.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

describe('P43 calls that a changed page may name', () => {
  it('are exactly those that somebody decided on', () => {
    const marked = Object.entries(table)
      .filter(isBuildable)
      .map(([id, { area, safe, withoutGesture }]) => {
        return `${area} ${id}${safe ? '' : ' writes'}${withoutGesture ? ' without a gesture' : ''}`;
      });
    expect(marked.toSorted()).toEqual(decided);
  });

  it('are none of accounts, roles, secrets, keys, sessions, configuration, publishing, customers and security', () => {
    const never =
      /^(account|api-key|auth|session|role|menu-auth|share|configuration|login-page|customer|platform|preference|log|plugin|connector)$/;
    const found = Object.entries(table).filter(isBuildable);
    expect(found.filter(([, { area }]) => never.test(area)).map(([id]) => id)).toEqual([]);
    expect(found.filter(([, { secret, passwords, session }]) => secret || passwords || session)).toEqual([]);
    expect(found.filter(([, { scope }]) => scope === 'platform').map(([id]) => id)).toEqual([]);
  });

  it('are called without a press only where they mark something as read', () => {
    const found = Object.entries(table).filter(([, { withoutGesture }]) => withoutGesture);
    expect(found.map(([id]) => id)).toEqual(['markNotificationsRead', 'markTaskRead']);
  });
});
