import { type JsonSchema, nearest, own } from '#schemas';
import type { DocumentSource } from '#engine/document';
import { schemaType } from '../expression/schema-type.ts';
import { kindName, mayBe } from '../expression/type.ts';
import { isSafeUrl } from './safe-url.ts';
import { checkStatePath } from './state-path.ts';
import type { Scope } from './scope.ts';
import type { Walk } from './walk.ts';

/** Checks a text that names something: a dialog, an operation, a state path, an address. True when it does. */
export function checkReference(walk: Walk, value: string, schema: JsonSchema, pointer: string, scope: Scope): boolean {
  if (schema['x-url']) {
    if (!isSafeUrl(value))
      walk.diagnostics.add('PAGE_URL_UNSAFE', pointer, { url: JSON.stringify(value.slice(0, 60)) });
    return true;
  }
  if (schema['x-state']) {
    const found = checkStatePath(walk, value, pointer, scope);
    const wanted = schemaType(schema['x-holds'] ?? {});
    if (found && !mayBe(found, wanted)) {
      const names = { widget: 'This action', wanted: kindName(wanted), path: value, found: kindName(found) };
      walk.diagnostics.add('PAGE_BIND_TYPE', pointer, names);
    }
    return true;
  }
  if (schema['x-operation'])
    return checkKnown(walk, value, Object.keys(walk.context.operations.operations), pointer, 'operation');
  if (schema['x-data']) return checkKnown(walk, value, scope.data, pointer, 'data');
  if (schema['x-run']) return checkKnown(walk, value, scope.actions, pointer, 'actions');
  if (schema['x-node']) return checkKnown(walk, value, idsOf(walk, scope), pointer, 'node');
  if (schema['x-navigation']) return checkDocumentKind(walk, value, 'navigation', pointer);
  if (schema['x-form']) return checkDocumentKind(walk, value, 'form', pointer);
  if (schema['x-dialog'])
    return own(scope.dialogs, value)
      ? true
      : checkDocumentKind(walk, value, 'dialog', pointer, Object.keys(scope.dialogs));
  if (schema['x-drawer'])
    return own(scope.drawers, value)
      ? true
      : checkDocumentKind(walk, value, 'drawer', pointer, Object.keys(scope.drawers));
  return false;
}

function idsOf(walk: Walk, { nodes }: Scope): ReadonlySet<string> {
  walk.read.add(nodes);
  return nodes.ids;
}

/** The document that a name refers to, when it is of that kind; otherwise reports a diagnostic. */
export function findDocument(
  walk: Walk,
  id: string,
  kind: DocumentSource['kind'],
  pointer: string,
  names: string[] = [],
): DocumentSource | undefined {
  const found = walk.context.documents(id);
  if (found?.kind === kind) return found;
  const meant = nearest(id, names);
  const hint = meant ? `Did you mean "${meant}"?` : found ? `"${id}" is a ${found.kind}.` : undefined;
  walk.diagnostics.add('PAGE_REFERENCE_UNKNOWN', pointer, { kind, name: id }, hint);
  return undefined;
}

function checkDocumentKind(
  walk: Walk,
  id: string,
  kind: DocumentSource['kind'],
  pointer: string,
  names: string[] = [],
): true {
  findDocument(walk, id, kind, pointer, names);
  return true;
}

function checkKnown(walk: Walk, name: string, known: Iterable<string>, pointer: string, kind: string): true {
  const names = [...known];
  if (names.includes(name)) return true;
  const meant = nearest(name, names);
  const hint = meant ? `Did you mean "${meant}"?` : undefined;
  if (kind === 'operation') walk.diagnostics.add('PAGE_OPERATION_UNKNOWN', pointer, { name }, hint);
  else walk.diagnostics.add('PAGE_REFERENCE_UNKNOWN', pointer, { kind, name }, hint);
  return true;
}
