import type { OperationId } from '#openapi';
import type { Answered, Sending } from '#tests/api/visitor.ts';
import type { RowKindName } from '../rows/index.ts';
import { type Args, requests } from '../requests/index.ts';
import type { Caller } from '../world/caller.ts';
import { type Place, unknownId } from '../world/places.ts';
import type { World } from '../world/world.ts';

/** A row by what calls name it by. */
export interface Target {
  label: string;
  value: string;
}

/** The place whose rows the caller may name. */
export function homeOf({ at }: Caller): Place['name'] {
  return at === 'nowhere' ? 'own' : at;
}

/** The caller's own row of a kind: that of its application, else that of its workspace. */
export function ownTarget(world: World, kind: RowKindName, caller: Caller): Target {
  const home = homeOf(caller);
  const value = world.row(kind, home) ?? world.row(kind, 'own');
  if (value === undefined) throw new Error(`There is no ${kind} for ${caller.name}.`);
  return { label: 'its own', value };
}

/** The same name with nothing behind it. */
export function unknownTarget(world: World, kind: RowKindName): Target {
  const [own, foreign] = [world.row(kind, 'own') ?? '', world.row(kind, 'foreign') ?? ''];
  // What is not an id of ours has the form of one, as an address has.
  const start = own.match(/01AAAAAAAA[0-9A-Z]{16}/)?.[0];
  if (start === undefined) throw new Error(`The ${kind} "${own}" (elsewhere "${foreign}") has no mark of its place.`);
  return { label: 'an unknown', value: own.replace(start, unknownId) };
}

/** Sets a value deep in the arguments; the path is made as it goes. */
function put(args: Args, path: string, value: unknown): void {
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  let at: Args = args;
  for (const [index, step] of steps.entries()) {
    const isList = /^\d+$/.test(steps[index + 1] ?? last);
    at[step] ??= isList ? [] : {};
    // Safe: arguments are JSON, and the path names objects and lists only.
    at = at[step] as Args;
  }
  at[last] = value;
}

/** Sends a served operation's request, its rows being the caller's own except for those that are given. */
export async function send(
  world: World,
  id: OperationId,
  caller: Caller,
  {
    targets = {},
    sending = {},
    extra = {},
  }: { targets?: Record<string, string>; sending?: Sending; extra?: Args } = {},
): Promise<Answered> {
  const { args = {}, names = {}, send: sendAs } = requests[id] ?? {};
  const given = typeof args === 'function' ? await args(world, caller) : args;
  const all: Args = { ...structuredClone(given), ...extra };
  for (const [path, kind] of Object.entries(names)) {
    put(all, path, targets[path] ?? ownTarget(world, kind, caller).value);
  }
  return sendAs ? sendAs(caller, all, sending) : caller.call(id, all, sending);
}
