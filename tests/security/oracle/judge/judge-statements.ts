import { unfiltered } from '../statements/unfiltered.ts';
import type { World } from '../world/world.ts';

/** Who holds people of one workspace must not hold them in others, which would wait for it. */
const people = new Set(['memberships']);

/** P5: the statements that ran since the last time in a workspace's scope, or hold its people, and do not name it. */
export function judgeStatements({ statements, tables }: World): string[] {
  return statements.take().flatMap(({ scope, text }) => {
    const isHeld = scope === 'identity' && /\bfor update\b/.test(text);
    const isOfWorkspace = scope === 'tenant' || scope === 'records' || scope === 'definition';
    if (!isOfWorkspace && !isHeld) return [];
    const open = unfiltered(text, isHeld ? people : tables);
    return open.length > 0 ? [`no condition on the workspace of ${open.join(', ')}: ${text}`] : [];
  });
}
