import { unfiltered } from '../statements/unfiltered.ts';
import type { World } from '../world/world.ts';

/** P5: the statements that ran since the last time in a workspace's scope and do not name the workspace. */
export function judgeStatements({ statements, tables }: World): string[] {
  return statements.take().flatMap(({ scope, text }) => {
    if (scope !== 'tenant') return [];
    const open = unfiltered(text, tables);
    return open.length > 0 ? [`no condition on the workspace of ${open.join(', ')}: ${text}`] : [];
  });
}
