import { isObject } from '#schemas';
import type { Diagnostic } from '#engine/document';
import { knownVersion, migrateDocument, documentNodes, locateDiagnostics } from '#engine/written';
import { checkActions } from './action.ts';
import type { CheckContext } from './context.ts';
import { DiagnosticList } from './diagnostic-list.ts';
import { checkForm } from './form.ts';
import { CheckCache } from './check-cache.ts';
import type { Walk } from './walk.ts';
import { checkLimits } from './limits.ts';
import { checkNavigation } from './navigation.ts';
import { checkNode } from './node.ts';
import { checkPalette } from './palette.ts';
import { addUnknownRoles } from './roles.ts';
import { type Reach, reachOf, withoutRight } from './reach.ts';
import { findDocument } from './reference.ts';
import { checkRegions } from './regions.ts';
import { checkScopes } from './scopes.ts';
import { checkStructure } from './structure.ts';
import { checkTheme } from './theme.ts';

/**
 * Every diagnostic of a document, in the order of the document's parts; never throws, for any input. An older form is
 * checked as what it is migrated to. With the file's text, diagnostics have lines and columns.
 */
export function checkDocument(given: unknown, context: CheckContext, text?: string): Diagnostic[] {
  const diagnostics = checkAgain(given, context, new CheckCache());
  return text === undefined ? diagnostics : locateDiagnostics(diagnostics, text);
}

/** The same for a document that is edited: what was found in parts that are the same objects, in the same context, is not looked for again. */
export function checkAgain(given: unknown, context: CheckContext, cache: CheckCache): Diagnostic[] {
  const diagnostics = new DiagnosticList();
  if (!checkLimits(given, diagnostics) || !checkVersion(given, diagnostics)) return diagnostics.diagnostics;
  const source = migrateDocument(given);
  if (checkStructure(source, diagnostics, cache.shapesOf(source))) {
    const shape = [...diagnostics.diagnostics];
    const walk: Walk = {
      context,
      diagnostics: new DiagnosticList(),
      fragments: [],
      checks: { actions: checkActions, node: checkNode },
      cache,
      read: new Set(),
    };
    checkMeaning(walk, source);
    for (const diagnostic of walk.diagnostics.diagnostics)
      if (!shape.some((other) => covers(other, diagnostic))) diagnostics.push(diagnostic);
  }
  return diagnostics.diagnostics;
}

/** False for a document of a newer release, of which nothing else can be said. */
function checkVersion(source: unknown, diagnostics: DiagnosticList): boolean {
  if (!isObject(source)) return true;
  const { kind, version } = source;
  const known = knownVersion(kind);
  if (known === undefined || typeof version !== 'number' || version <= known) return true;
  diagnostics.add('PAGE_VERSION', '/version', { version, kind: String(kind), known });
  return false;
}

function checkMeaning(walk: Walk, source: Record<string, unknown>): void {
  const { roleSets } = walk.context;
  const hasReach = source.kind !== 'fragment' || source.roles !== undefined;
  const roles = typeof source.roles === 'string' ? source.roles : undefined;
  const reach = hasReach ? walk.cache.reaches.of([roleSets, roles], () => reachOf(roles, roleSets)) : undefined;
  if (roles !== undefined && !reach) addUnknownRoles(walk, roles, '/roles');
  if (source.kind === 'list') checkRowName(walk, source);
  // The meaning of these is checked where they are used, or once they are a whole document.
  if (['part', 'variant', 'list', 'rowForm'].includes(String(source.kind)) || source.block === true) return;
  if (source.kind === 'form') {
    checkForm(walk, source);
    return;
  }
  if (source.kind === 'navigation') {
    checkNavigation(walk, source);
    return;
  }
  if (source.kind === 'theme') {
    checkTheme(walk, source);
    return;
  }
  checkIds(walk, source);
  if (typeof source.layout === 'string' && reach) checkLayout(walk, source.layout, reach);
  checkRegions(walk, source);
  const inner =
    source.kind === 'fragment' && typeof source.id === 'string' ? { ...walk, fragments: [source.id] } : walk;
  checkScopes(inner, source, reach);
  if (source.kind === 'fragment') checkPalette(inner, source);
}

function checkLayout(walk: Walk, name: string, reach: Reach): void {
  const layout = findDocument(walk, name, 'layout', '/layout');
  const shown = layout && reachOf(layout.roles, walk.context.roleSets);
  if (!shown) return;
  const excluded = withoutRight(reach, shown.isPublic ? 'public' : shown.roles);
  if (excluded.length)
    walk.diagnostics.add('PAGE_LAYOUT_REACH', '/layout', { layout: name, roles: excluded.join(', ') });
}

/** Texts call a row of a list by the field of its first column, unless the list names another; a node has no field. */
function checkRowName({ diagnostics }: Walk, { columns, named }: Record<string, unknown>): void {
  const first: unknown = Array.isArray(columns) ? columns[0] : undefined;
  if (named !== undefined || !isObject(first)) return;
  const isNode = ['widget', 'fragment', 'part'].some((name) => Object.hasOwn(first, name));
  if (isNode) diagnostics.add('PAGE_LIST_NAMED', '/columns/0', { id: String(first.id) });
}

/** A diagnostic about a value's shape suppresses those about its meaning. */
function covers(shape: Diagnostic, diagnostic: Diagnostic): boolean {
  if (shape.code === 'PAGE_MISSING') return false;
  return diagnostic.pointer === shape.pointer || diagnostic.pointer.startsWith(`${shape.pointer}/`);
}

/** Ids are unique in a document, and those of administrators are not used by shipped ones. */
function checkIds(walk: Walk, source: Record<string, unknown>): void {
  const seen = new Map<string, string>();
  for (const { node, pointer } of documentNodes(source)) {
    if (typeof node.id !== 'string') continue;
    const first = seen.get(node.id);
    if (first === undefined) seen.set(node.id, pointer);
    else
      walk.diagnostics.add(
        'PAGE_ID_DUPLICATE',
        `${pointer}/id`,
        { id: node.id },
        `${first} has it as well. Each node of a document, its dialogs and drawers among them, needs an id of its own.`,
      );
    if (walk.context.shipped && node.id.startsWith('x.'))
      walk.diagnostics.add('PAGE_ID_ADMIN', `${pointer}/id`, { id: node.id });
  }
}
