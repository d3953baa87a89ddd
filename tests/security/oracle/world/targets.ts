import type { RowKindName } from '../rows/index.ts';
import type { Caller } from './caller.ts';
import { type Scope, unknownId } from './scopes.ts';
import type { World } from './world.ts';

/** A row by what calls name it by. */
export interface Target {
  label: string;
  value: string;
}

/** The scope whose rows the caller may name. */
export function homeOf({ at }: Caller): Scope['name'] {
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
  if (/^[0-9A-Z]{26}$/.test(own)) return { label: 'an unknown', value: unknownId };
  // What is not an id of ours has the form of one, as an address has.
  const start = own.match(/01AAAAAAAA[0-9A-Z]{16}/)?.[0];
  if (start === undefined) throw new Error(`The ${kind} "${own}" (elsewhere "${foreign}") has no mark of its place.`);
  return { label: 'an unknown', value: own.replace(start, unknownId) };
}
