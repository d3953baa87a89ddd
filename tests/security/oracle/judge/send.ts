import type { OperationId } from '#openapi';
import type { Answered, Sending } from '#tests/api/visitor.ts';
import { type Args, type Extra, type Form, namesOf, requests } from '../requests/index.ts';
import type { Caller } from '../world/caller.ts';
import { ownTarget } from '../world/targets.ts';
import type { World } from '../world/world.ts';

/** Sets a value deep in the arguments; the path is made as it goes. */
export function put(args: Args, path: string, value: unknown): void {
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
    form = requests[id] ?? {},
    extra = {},
  }: { targets?: Record<string, string>; sending?: Sending; form?: Form; extra?: Extra } = {},
): Promise<Answered> {
  const { args = {} } = form;
  const sendAs = requests[id]?.send;
  const given = typeof args === 'function' ? await args(world, caller) : args;
  const named: Args = structuredClone(given);
  for (const [path, kind] of namesOf(form, caller)) {
    put(named, path, targets[path] ?? ownTarget(world, kind, caller).value);
  }
  const all = { ...named, ...(typeof extra === 'function' ? extra(caller) : extra) };
  return sendAs ? sendAs(caller, all, sending) : caller.call(id, all, sending);
}
