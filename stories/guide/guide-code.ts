import type { Diagnostic, Json } from '#engine/document';
import { compileDocument, compileTheme, parseExpression } from '#engine/compiler';
import { applyOverlay, checkOverlay } from '#engine/overlays';
import { isObject } from '#schemas';
import { productDocument } from '../product.ts';
import { firstListWith, guideContext } from './exhibits/documents.ts';

type Members = Record<string, Json>;

/** The page that a part of a document in the guide belongs to: what such parts read is declared here. */
const surroundings: Members = {
  kind: 'page',
  version: 1,
  id: 'guide.code',
  route: '/guide-code',
  roles: 'workspaceAdmins',
  title: { t: 'positions.title' },
  state: {
    id: { type: 'string', default: '' },
    name: { type: 'string', default: '' },
    search: { type: 'string', default: '' },
    domain: { type: 'string', default: 'duty' },
    sort: { type: 'string', default: 'tagName' },
    page: { type: 'integer', default: 1 },
    size: { type: 'integer', default: 20 },
    enabled: { type: 'boolean', default: true },
    record: { type: 'object' },
    design: { type: 'object' },
    table: { type: 'string', default: '' },
    isChanged: { type: 'boolean', default: false },
  },
  data: { positions: { call: 'listPositions', with: { search: { $: 'state.search' } } } },
};

const ofPage = new Set(['state', 'data', 'actions', 'load', 'drawers', 'dialogs', 'unsaved', 'params']);
const ofList = new Set(['columns', 'filters', 'rowActions', 'selection', 'form', 'with', 'title', 'named']);
const ofNode = new Set(['on', 'when', 'rules', 'each']);

/** What the real checker and compiler say of a block of JSON in the guide; throws for one that is no part of the language. */
export function diagnosticsOf(code: string): Diagnostic[] {
  // Safe: JSON.
  const written = JSON.parse(code) as Json;
  if (!isObject(written)) throw new Error('It is no object.');
  const value = written as Members;
  if ('operations' in value) return ofOverlay(value);
  if (value['kind'] === 'theme') return compileTheme(value, guideContext('en-US')).diagnostics;
  if ('kind' in value) return compiled(value);
  if ('do' in value) return compiled(pageWith(button({ on: { click: [value] } })));
  if (value['widget'] === 'Column') return compiled(pageWith(table({ columns: [value] })));
  if ('widget' in value)
    return compiled({
      ...(isRowAction(code) ? pageWith(table({ rowActions: [value] })) : pageWith(value)),
      ...openedBy(code),
    });
  const names = Object.keys(value);
  if (names.every((name) => ofList.has(name))) return inBothLanguages(firstListWith(value));
  if (names.every((name) => ofPage.has(name))) return compiled({ ...pageWith(button({})), ...merged(value) });
  if (names.every((name) => ofNode.has(name))) return compiled(pageWith(button(value)));
  if ('binds' in value) return compiled(pageWith(table({}, value)));
  if ('searches' in value) return compiled(pageWith(recordForm(value)));
  throw new Error(`It is neither a document nor a part of one: ${names.join(', ')}.`);
}

/** The diagnostics of an expression that stands in a line of the guide. */
export const expressionDiagnostic = (text: string): string | undefined => parseExpression(text).diagnostic?.code;

/** The drawers that a button opens are those of the page that it is put on. */
function openedBy(code: string): Members {
  const names = [...code.matchAll(/"drawer": "(\w+)"/g)].map(([, name = '']) => name);
  const drawer = (name: string): Members => ({ title: { t: 'positions.dialog' }, body: button({ id: `in-${name}` }) });
  return names.length ? { drawers: Object.fromEntries(names.map((name) => [name, drawer(name)])) } : {};
}

const isRowAction = (code: string): boolean => code.includes('row.');

const compiled = (source: Members): Diagnostic[] => inBothLanguages(inDrawer(source));

const inBothLanguages = (source: unknown): Diagnostic[] =>
  (['en-US', 'zh-CN'] as const).flatMap((locale) => compileDocument(source, guideContext(locale)).diagnostics);

/** Parts that read parameters are those of a drawer. */
function inDrawer(source: Members): Members {
  if (!JSON.stringify(source).includes('params.') || 'drawers' in source) return source;
  const drawer: Members = {
    title: { t: 'positions.dialog' },
    params: {
      id: { type: 'string', default: '' },
      name: { type: 'string', default: '' },
      domain: { type: 'string', default: 'duty' },
      version: { type: 'integer', default: 0 },
    },
    state: { name: { type: 'string', default: '' } },
    body: source['body'] ?? null,
  };
  return { ...source, body: button({ id: 'opener' }), drawers: { position: drawer } };
}

const pageWith = (body: Members): Members => ({ ...surroundings, body });

/** Declarations of a part beside those around it. */
const merged = (part: Members): Members =>
  Object.fromEntries(
    Object.entries(part).map(([name, value]) => {
      const around = surroundings[name];
      return [name, isObject(around) && isObject(value) ? ({ ...around, ...value } as Json) : value];
    }),
  );

const button = (more: Members): Members => ({
  id: 'part',
  widget: 'Button',
  props: { label: { t: 'positions.add' } },
  ...more,
});

const table = (slots: Members, more: Members = {}): Members => ({
  id: 'rows',
  widget: 'Table',
  props: { label: { t: 'positions.title' }, rows: { $: 'data.positions.items' } },
  slots,
  ...more,
});

const recordForm = (props: Members): Members => ({
  id: 'record',
  widget: 'RecordForm',
  bind: 'state.record',
  props: { label: { t: 'positions.dialog' }, config: { $: 'state.design' }, ...props },
});

/** An overlay is checked alone, on the document that it names, and with it. */
function ofOverlay(overlay: Members): Diagnostic[] {
  const alone = checkOverlay(overlay);
  const source = productDocument(String(overlay['document']));
  if (!source || alone.length) return alone;
  const { document, conflicts } = applyOverlay(source, overlay as never);
  if (conflicts[0]) throw new Error(`It does not fit the shipped document: ${JSON.stringify(conflicts[0])}`);
  return compileDocument(document, guideContext('en-US')).diagnostics;
}
