import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { getLanguageService, TextDocument } from 'vscode-json-languageservice';
import { root } from '../install.mjs';

/** What VS Code asks, and what it asks it of: the schema files that `$schema` lines name. */
const editor = getLanguageService({
  schemaRequestService: async (address) => readFileSync(fileURLToPath(address), 'utf8'),
  workspaceContext: { resolveRelativePath: (path, resource) => new URL(path, resource).href },
});

const settings = 'pages/platform/platformset.page.json';

/** A shipped document in which one part is replaced; `¦` in it is the cursor. */
function opened(path: string, written: string, changed: string) {
  const text = readFileSync(join(root, path), 'utf8');
  expect(text).toContain(written);
  const marked = text.replace(written, () => changed);
  const document = TextDocument.create(pathToFileURL(join(root, path)).href, 'json', 1, marked.replace('¦', ''));
  const position = document.positionAt(Math.max(0, marked.indexOf('¦')));
  return { document, position, parsed: editor.parseJSONDocument(document) };
}

/** The proposals at the cursor: name, and what is said of it. */
async function proposals(path: string, written: string, changed: string): Promise<Map<string, string>> {
  const { document, position, parsed } = opened(path, written, changed);
  const { items } = (await editor.doComplete(document, position, parsed)) ?? { items: [] };
  return new Map(items.map(({ label, documentation }) => [label.replaceAll('"', ''), said(documentation)]));
}

/** What the editor says of the thing under the cursor. */
async function hover(path: string, written: string, changed: string): Promise<string> {
  const { document, position, parsed } = opened(path, written, changed);
  const { contents } = (await editor.doHover(document, position, parsed)) ?? {};
  return [contents].flat().map(said).join('\n').replaceAll('\\', '');
}

/** The diagnostics as `line of the text: message`. */
async function diagnostics(path: string, written: string, changed: string): Promise<string[]> {
  const { document, parsed } = opened(path, written, changed);
  const found = await editor.doValidation(document, parsed);
  return found.map(({ range, message }) => `${document.getText(range)}: ${message}`);
}

function said(texts: unknown): string {
  return typeof texts === 'string' ? texts : String(Object(texts).value ?? '');
}

/** A button that holds only this, before the heading. */
const lone = (part: string) => `"id": "a", "widget": "Button", ${part} }, { "id": "heading",`;
const heading = '"widget": "Heading"';

describe('an editor that knows JSON Schema', () => {
  test('proposes the widgets with what they are for, and says it of the one under the cursor', async () => {
    const widgets = await proposals(settings, heading, '"widget": "¦"');
    expect(widgets.size).toBeGreaterThan(80);
    expect(widgets.get('Button')).toBe('Does something.');
    expect([...widgets.values()].every(Boolean)).toBe(true);
    expect(await hover(settings, heading, '"widget": "Head¦ing"')).toContain('A heading of the page');
  });

  test('proposes the props, values, events and slots of the widget that is named, and none of another', async () => {
    const button = '"widget": "Button", "props": { "label": { "t": "x" }, ¦ }, "slots": {}';
    const at = '"id": "heading",';
    const props = await proposals(settings, at, `"id": "a", ${button} }, { ${at}`);
    expect([...props.keys()]).toEqual(expect.arrayContaining(['variant', 'icon', 'disabled']));
    expect([...props.keys()]).not.toContain('rows');
    expect([...props.values()].every(Boolean)).toBe(true);
    const variants = await proposals(settings, at, `"id": "a", ${button.replace('¦', '"variant": "¦"')} }, { ${at}`);
    expect([...variants.keys()]).toEqual(['secondary', 'primary', 'ghost', 'danger']);
    const events = await proposals(settings, at, `"id": "a", "widget": "Button", "on": { ¦ } }, { ${at}`);
    expect([...events.keys()]).toEqual(['click']);
    const slots = await proposals(settings, at, `"id": "a", "widget": "Table", "slots": { ¦ } }, { ${at}`);
    expect([...slots.keys()]).toEqual(expect.arrayContaining(['columns', 'rowActions']));
    expect(await hover(settings, '"tone": "muted"', '"to¦ne": "muted"')).toContain('What its colour says.');
  });

  test('proposes what a node may have, and says what `when` is', async () => {
    const parts = await proposals(settings, '"id": "heading",', '"id": "heading", ¦');
    expect([...parts.keys()]).toEqual(expect.arrayContaining(['when', 'each', 'slots', 'on', 'bind', 'roles']));
    expect([...parts.values()].every(Boolean)).toBe(true);
    expect(await hover(settings, '"id": "heading",', '"id": "heading", "wh¦en": "true",')).toContain('not rendered');
    const roles = await proposals(settings, '"roles": "system"', '"roles": "¦"');
    expect(roles.get('system')).toBe('SYSTEM_SUPER_ADMIN, SYSTEM_ADMIN');
  });

  test('proposes the actions, their arguments and the operations, each with its sentence', async () => {
    const actions = await proposals(settings, '"do": "toast"', '"do": "¦"');
    expect(actions.get('setState')).toBe('Writes a value into the state.');
    expect([...actions.values()].every(Boolean)).toBe(true);
    const load = '"load": [';
    const upload = await proposals(settings, load, `${load} { "do": "upload", ¦ },`);
    expect([...upload.keys()]).toEqual(expect.arrayContaining(['call', 'accept', 'maxSize', 'progress', 'then']));
    expect([...upload.keys()]).not.toContain('seconds');
    for (const template of ['"call": "¦"', '"do": "call", "call": "¦"']) {
      const written = template.startsWith('"do"')
        ? '"do": "call",\n      "call": "getPlatformConfig"'
        : '"call": "getPlatformConfig"';
      const operations = await proposals(settings, written, template);
      expect(operations.size).toBeGreaterThan(300);
      expect(operations.get('addTeamMembers')).toMatch(/^Adds people to a team/);
      expect([...operations.values()].every(Boolean)).toBe(true);
    }
  });

  test('proposes what drawers, menus and themes take', async () => {
    const page = 'stories/guide/first-page/nodes.page.json';
    const drawer = await proposals(page, '"drawers": {', '"drawers": { "more": { ¦ },');
    expect([...drawer.keys()]).toEqual(expect.arrayContaining(['from', 'fullScreen', 'unsaved', 'body']));
    const menu = await proposals('pages/shell/platformMenu.navigation.json', '"items": [', '"items": [ { ¦ },');
    expect([...menu.keys()]).toEqual(expect.arrayContaining(['text', 'route', 'children', 'roles', 'when']));
    const theme = '{ "$schema": "../../schemas/generated/theme.schema.json", "density": "¦" }';
    const whole = readFileSync(join(root, settings), 'utf8');
    expect([...(await proposals(settings, whole, theme)).keys()]).toEqual(['compact', 'regular', 'roomy']);
  });

  test.each([
    ['an unknown widget', heading, '"widget": "Headin"', /^"Headin": Value is not accepted/],
    ['an unknown prop', '"level": 1', '"levl": 1', /^"levl": Property levl is not allowed/],
    ['a word that a prop does not take', '"tone": "muted"', '"tone": "mutd"', /^"mutd": .*"muted"/],
    ['a prop of another type', '"level": 1', '"level": true', /^true: /],
    ['a missing prop', '"id": "heading",', lone('"props": { "size": "sm" }'), /: Missing property "label"/],
    ['missing props', '"id": "heading",', lone('"on": {}'), /: Missing property "props"/],
    ['an unknown action', '"do": "toast"', '"do": "tost"', /^"tost": .*"toast"/],
    ['an unknown argument', '"do": "toast"', '"do": "toast", "txt": ""', /^"txt": Property txt/],
    ['a name that no field of the state has', '"set": {', '"set": { "1x": 1,', /^"1x": /],
    ['an unknown operation', '"call": "getPlatformConfig"', '"call": "getPlatformConfg"', /^"getPlatformConfg": /],
    ['an unknown key of a node', '"id": "heading"', '"id": "heading", "whn": "true"', /^"whn": Property whn is not/],
    ['an unknown role set', '"roles": "system"', '"roles": "sysem"', /^"sysem": Value is not accepted/],
  ])('tells of %s once, where it stands', async (_name, written, changed, expected) => {
    const found = await diagnostics(settings, written, changed);
    expect(found).toEqual([expect.stringMatching(expected)]);
  });
});
