import { isObject } from '#schemas';
import type { CheckContext } from '../check/context.ts';
import { mostDiagnostics } from '../check/diagnostic-list.ts';
import { checkAgain } from '../check/document.ts';
import { CheckCache } from '../check/check-cache.ts';
import type { CompiledDocument, DocumentSource, Diagnostic } from '#engine/document';
import { documentNodes, migrateDocument } from '#engine/written';
import { breaking } from './breaking.ts';
import { changesOf } from './changes.ts';
import { expandFragment } from './fragment.ts';
import { compileFrame } from './frame.ts';
import { brokenAround } from './cached-node.ts';
import { addWidgetMessages } from './messages.ts';
import { documentRoles } from './roles.ts';
import { compileOverlays, compileScope } from './scope.ts';
import { type NodeCache, nothingAdded, type NodeContext, type Unit } from './unit.ts';
import { compileValue } from './value.ts';

/** A compiled document and the issues of its source. */
export interface Compilation {
  document: CompiledDocument;
  /** What `checkDocument` finds, and what is wrong in the fragments used. */
  diagnostics: Diagnostic[];
}

const kinds = ['page', 'dialog', 'drawer', 'layout'] as const;
/** With these nothing of a document may be walked. */
const fatal = new Set(['PAGE_LIMIT', 'PAGE_VERSION']);

/**
 * Compiles a page, dialog, drawer or layout for one language: fragments expanded, forms and messages put inside,
 * expressions parsed, roles spelled out. Never throws: broken nodes carry their diagnostic, and an unusable document
 * becomes one broken node.
 */
export function compileDocument(given: unknown, around: CheckContext): Compilation {
  const { base } = around;
  const context: CheckContext = {
    ...around,
    documents: (id) => migrated(around.documents(id)),
    ...(base && { base: (id: string) => migrated(base(id)) }),
  };
  return compileAgain(migrateDocument(given), context, new CheckCache());
}

/**
 * The same for a document that is edited: parts that are the same objects, in the same context, are neither checked nor compiled again.
 * All documents are of the newest form.
 */
export function compileAgain(
  source: unknown,
  context: CheckContext,
  checkCache: CheckCache,
  nodeCache?: NodeCache,
): Compilation {
  const diagnostics = checkAgain(source, context, checkCache);
  const kind = isObject(source) ? kinds.find((name) => name === source.kind) : undefined;
  if (!isObject(source) || !kind || diagnostics.some(({ code }) => fatal.has(code)))
    return { document: broken(source, context, diagnostics[0]), diagnostics };
  const brokenNodes = breaking(source, diagnostics);
  const unit: Unit = {
    context,
    diagnostics,
    messages: new Map(),
    widgets: new Set(),
    overlayWidgets: new Set(),
    forms: new Map(),
    dialogs: {},
    drawers: {},
    fragmentDiagnostics: new Map(),
    fragments: new Set(),
    ...(nodeCache &&
      isCacheable(source, diagnostics) && { cache: { nodes: nodeCache, broken: brokenAround(brokenNodes) } }),
  };
  const root: NodeContext = {
    diagnostics: brokenNodes,
    fragments: [],
    // Safe: each part is looked at before it is compared, in any form.
    changes: changesOf(context, source.id, source as unknown as DocumentSource),
    conditions: [],
    locals: {},
    added: nothingAdded(),
  };
  const document: CompiledDocument = {
    ...head(source, context),
    kind,
    title: compileValue(unit, source.title ?? '', root),
    ...compileScope(unit, source, '', root, expandFragment),
    ...(kind === 'dialog' || kind === 'drawer' ? compileFrame(source) : {}),
  };
  addHeader(document, source, context);
  if (context.changes !== undefined) document.changes = context.changes;
  const ownDialogs = compileOverlays(unit, source.dialogs, '/dialogs', root, expandFragment);
  const ownDrawers = compileOverlays(unit, source.drawers, '/drawers', root, expandFragment);
  // Those of fragments come from all of them: a fragment in a drawer has dialogs, too.
  const dialogs = { ...ownDialogs, ...unit.dialogs };
  const drawers = { ...ownDrawers, ...unit.drawers };
  if (Object.keys(dialogs).length) document.dialogs = dialogs;
  if (Object.keys(drawers).length) document.drawers = drawers;
  if (unit.forms.size) document.forms = Object.fromEntries(unit.forms);
  // The engine puts these around dialogs and drawers, where no node names them.
  const hasDialog = kind === 'dialog' || document.dialogs !== undefined;
  const hasDrawer = kind === 'drawer' || document.drawers !== undefined;
  addWidgetMessages(unit, [...(hasDialog ? ['Dialog'] : []), ...(hasDrawer ? ['Drawer'] : [])]);
  document.messages = Object.fromEntries([...unit.messages].sort(([a], [b]) => (a < b ? -1 : 1)));
  document.widgets = [...unit.widgets].sort();
  return { document, diagnostics };
}

/** Whether each node has an id of its own, and all that are broken are known. */
function isCacheable(source: Record<string, unknown>, diagnostics: readonly Diagnostic[]): boolean {
  if (diagnostics.length >= mostDiagnostics) return false;
  const ids = [...documentNodes(source)].map(({ node }) => String(node.id));
  return new Set(ids).size === ids.length;
}

/** Safe: every part of a document is looked at again before it is used, in any form. */
export function migrated(source: DocumentSource | undefined): DocumentSource | undefined {
  return migrateDocument(source) as DocumentSource | undefined;
}

function head(source: Record<string, unknown>, { locale }: CheckContext) {
  return {
    format: 1 as const,
    id: typeof source.id === 'string' ? source.id : 'broken',
    version: typeof source.version === 'number' ? source.version : 1,
    locale,
    messages: {},
    widgets: [],
  };
}

function addHeader(document: CompiledDocument, source: Record<string, unknown>, context: CheckContext): void {
  if (typeof source.route === 'string') document.route = source.route;
  if (typeof source.layout === 'string') document.layout = source.layout;
  const roles = documentRoles(source.roles, context);
  if (roles) document.roles = roles;
}

function broken(source: unknown, context: CheckContext, diagnostic: Diagnostic | undefined): CompiledDocument {
  const reason: Diagnostic = diagnostic ?? {
    code: 'PAGE_VALUE',
    pointer: '/kind',
    message: 'Forms, fragments, menus and themes are parts of pages, and are not shown by themselves.',
  };
  return {
    ...head(isObject(source) ? source : {}, context),
    kind: 'page',
    title: '',
    body: { id: 'broken', widget: '', fault: reason },
  };
}
