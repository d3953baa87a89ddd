import { isObject } from '#schemas';
import { checkDocument } from '../check/document.ts';
import type { CompiledNode, CompiledValue, DocumentSource, Diagnostic } from '#engine/document';
import { documentDiagnostic } from '#engine/written';
import { changesOf, isChangedFragment } from './changes.ts';
import { compileActions } from './action.ts';
import { dataWhileShown, withCondition } from './conditions.ts';
import { compileExpression } from './expression.ts';
import { breaking } from './breaking.ts';
import { compileNode, addConditions, withLocal } from './node.ts';
import { compileData, compileFields, compileNamedActions, compileOverlays, compileUnsaved } from './scope.ts';
import { dataForRoles, loadForRoles, nodeRoles, withRoles } from './roles.ts';
import { ownName, type NodeContext, type Unit } from './unit.ts';
import { compileValue, plain, usable } from './value.ts';

/** Replaces a node by its fragment: the fragment's nodes get the node's id in front, its state and data join the document's. */
export function expandFragment(
  unit: Unit,
  node: Record<string, unknown>,
  pointer: string,
  context: NodeContext,
): CompiledNode {
  const id = String(node.fragment);
  const source = unit.context.documents(id);
  const name = context.fragment ? `${context.fragment.node}.${String(node.id)}` : String(node.id);
  if (source?.kind !== 'fragment' || context.fragments.includes(id)) {
    return {
      id: name,
      widget: '',
      fault: documentDiagnostic('PAGE_REFERENCE_UNKNOWN', `${pointer}/fragment`, { kind: 'fragment', name: id }),
    };
  }
  unit.fragments.add(id);
  const diagnostics = diagnosticsOf(unit, id, source, `${pointer}/fragment`);
  const local = withLocal(node, context);
  const when = node.when === undefined ? undefined : compileExpression(node.when, local);
  const outer = withCondition(withRoles(local, nodeRoles(node.roles, unit.context.roleSets)), when);
  const inner: NodeContext = {
    diagnostics: breaking(source, diagnostics),
    fragment: {
      node: name,
      params: parameters(unit, node, source, outer),
      dialogs: names(source.dialogs),
      drawers: names(source.drawers),
      isOverlay: false,
    },
    fragments: [...context.fragments, id],
    changes: changesOf(unit.context, id, source),
    isChanged: context.isChanged || isChangedFragment(context.changes, node.id),
    roles: outer.roles,
    conditions: outer.conditions,
    locals: {},
    added: context.added,
  };
  const body = compileNode(unit, source.body, '/body', inner, expandFragment);
  addScope(unit, source, inner);
  return wrapped(unit, node, body, context, outer);
}

/** The conditions of the node that names the fragment hold for the fragment's root. */
function wrapped(
  unit: Unit,
  node: Record<string, unknown>,
  body: CompiledNode,
  context: NodeContext,
  outer: NodeContext,
): CompiledNode {
  const conditions: CompiledNode = { id: '', widget: '' };
  addConditions(unit, node, conditions, context, outer, true);
  const { when, roles, each } = conditions;
  if (when) body.when = body.when ? ['and', when, body.when] : when;
  if (roles) body.roles = body.roles ? roles.filter((role) => body.roles?.includes(role)) : roles;
  if (each) body.each = each;
  if (isObject(node.fallback) && !body.fallback)
    body.fallback = compileNode(
      unit,
      node.fallback,
      '/fallback',
      { ...context, diagnostics: new Map() },
      expandFragment,
    );
  return body;
}

function addScope(unit: Unit, source: DocumentSource, inner: NodeContext): void {
  const { state, data, load, actions, unsaved, titles } = inner.added;
  if (source.title !== undefined && inner.fragment)
    titles[inner.fragment.node] = compileValue(unit, source.title, inner);
  Object.assign(state, renamed(compileFields(source.state), inner));
  Object.assign(
    data,
    renamed(dataForRoles(dataWhileShown(compileData(unit, source.data, inner), inner), inner), inner),
  );
  load.push(...loadForRoles(compileActions(unit, source.load, inner), inner));
  Object.assign(actions, renamed(compileNamedActions(unit, source.actions, inner), inner));
  unsaved.push(...compileUnsaved(source, inner));
  const opened = inner.fragment ? { ...inner, fragment: { ...inner.fragment, isOverlay: true } } : inner;
  Object.assign(
    unit.dialogs,
    renamed(compileOverlays(unit, source.dialogs, '/dialogs', opened, expandFragment), inner),
  );
  Object.assign(
    unit.drawers,
    renamed(compileOverlays(unit, source.drawers, '/drawers', opened, expandFragment), inner),
  );
}

function renamed<T>(entries: Record<string, T> | undefined, context: NodeContext): Record<string, T> {
  return Object.fromEntries(Object.entries(entries ?? {}).map(([name, value]) => [ownName(context, name), value]));
}

function parameters(
  unit: Unit,
  node: Record<string, unknown>,
  source: DocumentSource,
  context: NodeContext,
): Record<string, CompiledValue> {
  const given = isObject(node.params) ? node.params : {};
  const values: Record<string, CompiledValue> = {};
  for (const [name, field] of usable(isObject(source.params) ? source.params : {})) {
    if (Object.hasOwn(given, name)) values[name] = compileValue(unit, given[name], context);
    else values[name] = isObject(field) ? plain(field.default ?? null) : null;
  }
  return values;
}

function diagnosticsOf(unit: Unit, id: string, source: DocumentSource, pointer: string): Diagnostic[] {
  const known = unit.fragmentDiagnostics.get(id);
  if (known) return known;
  const check = (): Diagnostic[] => checkDocument(source, unit.context);
  const diagnostics = unit.cache ? unit.cache.nodes.fragments.of([source], check) : check();
  unit.fragmentDiagnostics.set(id, diagnostics);
  for (const diagnostic of diagnostics)
    unit.diagnostics.push({
      ...diagnostic,
      pointer,
      message: `In the fragment "${id}" at ${diagnostic.pointer}: ${diagnostic.message}`,
    });
  return diagnostics;
}

function names(value: unknown): string[] {
  return isObject(value) ? Object.keys(value) : [];
}
