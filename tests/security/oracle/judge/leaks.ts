import type { Answered } from '#tests/api/visitor.ts';
import type { Caller } from '../world/caller.ts';
import { foreign, own, type WorkspaceScope } from '../world/scopes.ts';

/** Everything of an answer that a caller can read, whatever the time. */
export function readable({ bytes, headers }: Answered): string {
  const { 'x-request-id': _id, date: _date, ...rest } = headers;
  return `${JSON.stringify(rest)} ${bytes.toString('utf8')}`;
}

/** Which workspaces' rows a caller must never see anything of. */
function closedTo({ at }: Caller): readonly WorkspaceScope[] {
  if (at === 'foreign') return [own];
  return at === 'own' || at === 'otherApplication' ? [foreign] : [own, foreign];
}

export interface Known {
  /** What the caller sent itself, which does not count. */
  sent?: readonly string[];
  /** Whose people and numbers a system role asked for. */
  asked?: 'own' | 'all' | undefined;
  /** Whether the answer is about the workspaces that the person belongs to. */
  listsWorkspaces?: boolean | undefined;
}

/** The own workspace's plain user owns the foreign one (world/people.ts). */
const belongsToBoth = ({ at, name }: Caller): boolean => at === 'own' && name === 'WORKSPACE_USER';

/** Marks of other workspaces in an answer. */
export function leaksIn(answer: Answered, caller: Caller, { sent = [], asked, listsWorkspaces }: Known = {}): string[] {
  const text = sent.reduce((rest, value) => rest.replaceAll(value, ''), readable(answer));
  const closed = closedTo(caller).filter(({ name }) => caller.at !== 'platform' || (name !== asked && asked !== 'all'));
  return closed.flatMap(({ prefix, word, wsId, name, colour = word }) => {
    // The platform and their people know workspaces by id and name; nobody else does.
    const isKnown = caller.at === 'platform' || (listsWorkspaces === true && belongsToBoth(caller));
    const marks = isKnown ? [prefix, word, colour] : [prefix, word, colour, wsId, `Oracle ${name}`];
    return marks.filter((mark) => text.includes(mark)).map((mark) => `shows "${mark}" of the ${name} workspace`);
  });
}
