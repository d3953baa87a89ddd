import { own } from '#schemas';
import type { CheckContext } from '../check/context.ts';
import type { CompiledAction, CompiledData, Expr } from '#engine/document';
import type { NodeContext } from './unit.ts';

/** A document's roles spelled out: `['public']` for everybody; undefined: every signed-in user. An unknown set has no roles. */
export function documentRoles(set: unknown, { roleSets }: CheckContext): string[] | undefined {
  return set === 'public' ? ['public'] : nodeRoles(set, roleSets);
}

/** A node's roles spelled out; undefined when it names no set: every user who sees the document sees it. */
export function nodeRoles(set: unknown, roleSets: CheckContext['roleSets']): string[] | undefined {
  if (set === undefined || set === 'public') return undefined;
  return typeof set === 'string' ? [...(own(roleSets, set) ?? [])] : [];
}

/** The context inside a node that is shown to these roles: only who has the roles of all the nodes around sees it. */
export function withRoles(context: NodeContext, roles: readonly string[] | undefined): NodeContext {
  if (!roles) return context;
  const { roles: around } = context;
  return { ...context, roles: around ? roles.filter((role) => around.includes(role)) : roles };
}

/** True for who sees the node; undefined when that is everybody who sees the document. */
function holdsFor({ roles }: NodeContext): Expr | undefined {
  if (!roles) return undefined;
  const own: Expr = [
    'call',
    'coalesce',
    [
      ['get', ['var', 'user'], 'roles'],
      ['list', []],
    ],
  ];
  const allowed: Expr = ['list', roles.map((role): Expr => ['lit', role])];
  return ['each', 'exists', own, 'role', ['op', 'in', ['var', 'role'], allowed]];
}

/** Restricts calls to users who see the node: the server denies them to others. */
export function dataForRoles(data: Record<string, CompiledData>, context: NodeContext): Record<string, CompiledData> {
  const condition = holdsFor(context);
  if (!condition) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, source]): [string, CompiledData] => [
      name,
      { ...source, when: source.when ? ['and', condition, source.when] : condition },
    ]),
  );
}

/** Actions on load that run only for who sees the node. */
export function loadForRoles(actions: CompiledAction[], context: NodeContext): CompiledAction[] {
  const condition = holdsFor(context);
  return condition && actions.length > 0 ? [{ do: 'branch', if: condition, then: actions }] : actions;
}
