import { isObject, type JsonSchema, nearest, own, pointerTo } from '#schemas';
import type { ActionDescription } from '#engine/document';
import { anyType, type ExprType } from '../expression/type.ts';
import { schemaType } from '../expression/schema-type.ts';
import { callTarget, checkCall } from './call.ts';
import type { OperationFacts } from './contract.ts';
import { checkWith, overlayTarget } from './overlay-call.ts';
import { narrowed } from './roles.ts';
import { checkValue, type ValueCodes } from './value.ts';
import type { Scope } from './scope.ts';
import type { Walk } from './walk.ts';

/** Checks a list of actions, in order: a step may name something that the following steps read. */
export function checkActions(walk: Walk, list: unknown, pointer: string, scope: Scope): void {
  if (!Array.isArray(list)) return;
  let current = scope;
  list.forEach((action, index) => {
    const names = checkAction(walk, action, pointerTo(pointer, index), current);
    current = { ...current, roots: { ...current.roots, ...names } };
  });
}

/** Checks one action; gives the names that it adds for the following ones. */
function checkAction(walk: Walk, action: unknown, pointer: string, scope: Scope): Record<string, ExprType> {
  if (!isObject(action) || typeof action.do !== 'string') return {};
  const { actions } = walk.context.catalogue;
  const description = own(actions, action.do);
  if (!description) {
    const names = Object.keys(actions);
    const meant = nearest(action.do, names);
    const hint = meant ? `Did you mean "${meant}"?` : `The actions are: ${names.sort().join(', ')}.`;
    walk.diagnostics.add('PAGE_ACTION_UNKNOWN', `${pointer}/do`, { name: action.do }, hint);
    return {};
  }
  const { do: _, ...args } = action;
  const called = checkOperation(walk, args, description, pointer, scope);
  const isForRoles = description.args.properties?.roles?.['x-roles'] === true;
  const inside = isForRoles ? narrowed(walk, args, pointer, scope) : scope;
  const codes: ValueCodes = {
    unknown: 'PAGE_ARGUMENT_UNKNOWN',
    missing: 'PAGE_ARGUMENT_MISSING',
    type: 'PAGE_ARGUMENT_TYPE',
    detail: { action: action.do },
  };
  checkValue(walk, args, pointer, scope, {
    schema: description.args,
    codes,
    special(inner, value, schema, at) {
      if (schema['x-actions']) return checkInnerActions(inner, value, schema, at, inside, called);
      if (schema['x-text'] && schema['x-locals']) {
        const { 'x-locals': _, ...text } = schema;
        checkValue(inner, value, at, withLocals(inner, schema, scope, called), { schema: text, codes });
        return true;
      }
      if (schema['x-operation']) return typeof value === 'string';
      const sibling = schema['x-with'];
      if (sibling === undefined) return false;
      const around = withLocals(inner, schema, scope, called);
      return checkArguments(inner, args, sibling, value, at, around, description, called);
    },
  });
  checkMissingWith(walk, args, description, pointer, scope, called);
  return namesOf(walk, args, description, called);
}

/** The operation that the action calls, after checking that it exists and may be called. */
function checkOperation(
  walk: Walk,
  args: Record<string, unknown>,
  description: ActionDescription,
  pointer: string,
  scope: Scope,
): OperationFacts | undefined {
  const name = Object.entries(description.args.properties ?? {}).find(([, schema]) => schema['x-operation'])?.[0];
  return name === undefined ? undefined : checkCall(walk, own(args, name), pointerTo(pointer, name), scope);
}

function checkInnerActions(
  walk: Walk,
  value: unknown,
  schema: JsonSchema,
  pointer: string,
  scope: Scope,
  called: OperationFacts | undefined,
): true {
  if (!Array.isArray(value)) {
    walk.diagnostics.add('PAGE_TYPE', pointer, { reason: 'This is a list of actions.' });
    return true;
  }
  walk.checks.actions(walk, value, pointer, withLocals(walk, schema, scope, called));
  return true;
}

/** The scope with the names that the action itself gives to an argument. */
function withLocals(walk: Walk, schema: JsonSchema, scope: Scope, called: OperationFacts | undefined): Scope {
  const locals: Record<string, ExprType> = {};
  for (const [name, local] of Object.entries(schema['x-locals'] ?? {})) locals[name] = localType(walk, local, called);
  return { ...scope, roots: { ...scope.roots, ...locals } };
}

function checkArguments(
  walk: Walk,
  args: Record<string, unknown>,
  sibling: string,
  value: unknown,
  pointer: string,
  scope: Scope,
  description: ActionDescription,
  called: OperationFacts | undefined,
): boolean {
  const target = withTarget(walk, args, sibling, value, scope, description, called);
  if (target) checkWith(walk, value, pointer, scope, target);
  return target !== undefined;
}

/** Without `with`, what the target needs is missing. */
function checkMissingWith(
  walk: Walk,
  args: Record<string, unknown>,
  description: ActionDescription,
  pointer: string,
  scope: Scope,
  called: OperationFacts | undefined,
): void {
  for (const [name, schema] of Object.entries(description.args.properties ?? {})) {
    const sibling = schema['x-with'];
    if (sibling === undefined || Object.hasOwn(args, name)) continue;
    const target = withTarget(walk, args, sibling, {}, scope, description, called);
    if (target) checkWith(walk, {}, pointer, scope, target);
  }
}

function withTarget(
  walk: Walk,
  args: Record<string, unknown>,
  sibling: string,
  value: unknown,
  scope: Scope,
  description: ActionDescription,
  called: OperationFacts | undefined,
) {
  const schema = own(description.args.properties, sibling);
  if (schema?.['x-operation']) return called && callTarget(walk, called, value);
  const name = own(args, sibling);
  if (typeof name !== 'string' || !schema) return undefined;
  return overlayTarget(walk, name, schema, scope);
}

function namesOf(
  walk: Walk,
  args: Record<string, unknown>,
  description: ActionDescription,
  called: OperationFacts | undefined,
): Record<string, ExprType> {
  const names: Record<string, ExprType> = {};
  for (const [argument, schema] of Object.entries(description.args.properties ?? {})) {
    const given = own(args, argument);
    const holds = schema['x-names'];
    if (holds !== undefined && typeof given === 'string') names[given] = localType(walk, holds, called);
  }
  return names;
}

function localType(walk: Walk, local: 'answer' | JsonSchema, called: OperationFacts | undefined): ExprType {
  if (local !== 'answer') return schemaType(local);
  return called?.answer ? schemaType(called.answer, walk.context.operations.resolve) : anyType;
}
