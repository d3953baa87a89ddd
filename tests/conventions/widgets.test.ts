import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { WidgetDescription } from '#engine/document';
import { widgetCatalogue } from '#tests/widgets/example-context.ts';
import { root } from './tree.ts';
import { storyLines } from '#scripts/generate/widget-stories.ts';
import { checkExamples } from './widget-examples.ts';

const languages = ['en-US', 'zh-CN'];
const folder = join(root, 'widgets');
const names = readdirSync(folder).filter((name) => /^[A-Z]/.test(name));

interface Widget {
  name: string;
  files: Record<string, string>;
}

function readWidget(name: string): Widget {
  const entries = readdirSync(join(folder, name), { withFileTypes: true, recursive: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return {
    name,
    files: Object.fromEntries(paths.map((path) => [relative(join(folder, name), path), readFileSync(path, 'utf8')])),
  };
}

/** The titles of a widget's generated stories. */
function storyTitles({ name, files }: Widget): string[] {
  const css = Object.entries(files).flatMap(([file, text]) => (file.endsWith('.css') ? [text] : []));
  const lines = storyLines(name, css.join('\n'), JSON.parse(files[`${name}.examples.json`] ?? '[]'));
  return lines.map(({ title }) => title);
}

/** What a widget's folder lacks; empty when it is whole. */
function lacks({ name, files }: Widget): string[] {
  const wanted = [`${name}.tsx`, `${name}.schema.json`, `${name}.examples.json`, `${name}.test.tsx`];
  const missing = wanted.filter((file) => !(file in files)).map((file) => `${name}: no ${file}`);
  const code = Object.entries(files).flatMap(([file, text]) => (file.endsWith('.tsx') ? [text] : []));
  const used = code.flatMap((text) => [...text.matchAll(/'(widget\.\w+\.[\w.]+)'/g)].map(([, key = '']) => key));
  for (const language of languages) {
    const own = messagesOf(files[`messages.${language}.json`]);
    for (const key of used.filter((key) => key.startsWith(`widget.${name}.`) && !(key in own))) {
      missing.push(`${name}: ${key} has no text in ${language}`);
    }
    for (const key of Object.keys(own).filter((key) => !key.startsWith(`widget.${name}.`))) {
      missing.push(`${name}: ${key} in ${language} is not its own`);
    }
  }
  const [english, chinese] = languages.map((language) =>
    Object.keys(messagesOf(files[`messages.${language}.json`])).sort(),
  );
  if (JSON.stringify(english) !== JSON.stringify(chinese)) missing.push(`${name}: the two languages have other keys`);
  return missing;
}

/** Widgets that nobody operates, and that tell something all the same. */
const unattended = new Set(['PreviewFrame']);

/** What the test of an interactive widget does not do: use the keyboard, and read back what it is bound to. */
function unproven({ name, files }: Pick<Widget, 'name' | 'files'>): string[] {
  const { bind, binds, events } = widgetCatalogue.widgets[name] ?? {};
  const test = files[`${name}.test.tsx`] ?? '';
  const diagnostics: string[] = [];
  if ((bind || binds || events) && !unattended.has(name) && !/userEvent\.(?:keyboard|type)\(/.test(test))
    diagnostics.push(`${name}: its test does not use the keyboard`);
  if ((bind || binds) && !/\b(?:value|state|changed)\(|poll\(\(?value/.test(test))
    diagnostics.push(`${name}: its test does not read back what it is bound to`);
  return diagnostics;
}

/** The props of a widget that say nothing of themselves. */
function undescribed({ $id, props }: Pick<WidgetDescription, '$id' | 'props'>): string[] {
  const silent = Object.entries(props.properties ?? {}).filter(([, { description, $ref }]) => !description && !$ref);
  return silent.map(([prop]) => `${$id}: nothing is said of ${prop}`);
}

/** Limits that the widget itself holds, whatever is bound: there is no value beyond them to check. */
const heldByWidget = new Set(['ImageSlots max', 'Slider min', 'Slider max', 'TextList max']);

/** The props of a field that ask something of its value, and are not checked. */
function unchecked({ $id, bind, props }: Pick<WidgetDescription, '$id' | 'bind' | 'props'>): string[] {
  if (!bind) return [];
  return ['required', 'min', 'max'].flatMap((name) => {
    const prop = props.properties?.[name];
    return !prop || prop['x-validates'] || heldByWidget.has(`${$id} ${name}`) ? [] : [`${$id}: nothing checks ${name}`];
  });
}

function messagesOf(text: string | undefined): Record<string, string> {
  return text === undefined ? {} : JSON.parse(text);
}

/** Literal words between tags or in attributes that people read: they belong into the messages. */
function literalWords(code: string): string[] {
  const attributes = [...code.matchAll(/\b(?:aria-label|title|placeholder|alt)="([^"{#][^"{]*[A-Za-z]{2}[^"{]*)"/g)];
  const between = [...code.matchAll(/>\s*([A-Z][a-z]+(?: [\w,.'’]+)*[.…!?]?)\s*<\//g)];
  return [...attributes, ...between].map(([, words = '']) => words);
}

describe('widgets', () => {
  const widgets = names.map(readWidget);

  test('each has a description, examples, a test, and its words in both languages', () => {
    expect(names.length).toBeGreaterThan(50);
    expect(widgets.flatMap(lacks)).toEqual([]);
  });

  test('the stories of each are a playground, narrow, dark, Chinese and its examples, each once', () => {
    for (const widget of widgets) {
      const titles = storyTitles(widget);
      expect(titles, widget.name).toEqual(
        expect.arrayContaining(['Default', 'Playground', 'Narrow', 'Dark', 'Chinese']),
      );
      expect(new Set(titles).size, widget.name).toBe(titles.length);
    }
  });

  test('no story is written by hand that the examples could give', () => {
    const byHand = readdirSync(join(root, 'stories')).filter((file) => file.endsWith('.stories.tsx'));
    expect(byHand.filter((file) => names.includes(file.replace('.stories.tsx', '')))).toEqual([]);
  });

  test('each is in the catalogue, and its examples are what its description allows', () => {
    expect(Object.keys(widgetCatalogue.widgets).sort()).toEqual([...names].sort());
    const diagnostics = widgets.flatMap(({ name, files }) =>
      checkExamples(JSON.parse(files[`${name}.examples.json`] ?? '[]'), name),
    );
    expect(diagnostics).toEqual([]);
  });

  test('each that people operate is driven by keyboard in its test, bound to the state of a document', () => {
    expect(widgets.flatMap(unproven)).toEqual([]);
  });

  test('each prop says what it means: editors and playgrounds show it', () => {
    expect(Object.values(widgetCatalogue.widgets).flatMap(undescribed)).toEqual([]);
  });

  test('what the props of a field ask of its value is checked', () => {
    expect(Object.values(widgetCatalogue.widgets).flatMap(unchecked)).toEqual([]);
  });

  test('none has literal words in its code', () => {
    const found = widgets.flatMap(({ name, files }) =>
      Object.entries(files)
        .filter(([file]) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
        .flatMap(([file, code]) => literalWords(code).map((words) => `${name}/${file}: ${words}`)),
    );
    expect(found).toEqual([]);
  });

  test('none but the schema form and the design of tables, which is made of such forms, bring RJSF along, and PrimeReact is adapted in widgets/prime alone', () => {
    const heavy = widgets.filter(({ files }) =>
      Object.entries(files).some(
        ([file, code]) => !file.endsWith('.test.tsx') && /from '(?:@rjsf|primereact)/.test(code),
      ),
    );
    expect(heavy.map(({ name }) => name)).toEqual(['Form', 'TableDesign']);
  });

  test('the conventions can fail', () => {
    const broken: Widget = {
      name: 'Broken',
      files: {
        'Broken.tsx': "text('widget.Broken.word')",
        'messages.en-US.json': '{"widget.Other.word": "x"}',
      },
    };
    expect(lacks(broken)).toEqual([
      'Broken: no Broken.schema.json',
      'Broken: no Broken.examples.json',
      'Broken: no Broken.test.tsx',
      'Broken: widget.Broken.word has no text in en-US',
      'Broken: widget.Other.word in en-US is not its own',
      'Broken: widget.Broken.word has no text in zh-CN',
      'Broken: the two languages have other keys',
    ]);
    expect(undescribed({ $id: 'Broken', props: { type: 'object', properties: { word: { type: 'string' } } } })).toEqual(
      ['Broken: nothing is said of word'],
    );
    const required = { type: 'object', properties: { required: { type: 'boolean' } } };
    expect(unchecked({ $id: 'Broken', bind: {}, props: required })).toEqual(['Broken: nothing checks required']);
    expect(unproven({ name: 'TextField', files: { 'TextField.test.tsx': 'await input.click();' } })).toEqual([
      'TextField: its test does not use the keyboard',
      'TextField: its test does not read back what it is bound to',
    ]);
    expect(literalWords('<p>Save it</p><img alt="A house" />')).toEqual(['A house', 'Save it']);
    expect(checkExamples([{ name: 'default', props: { labl: 'Save' } }], 'Button')).not.toEqual([]);
    expect(checkExamples([{ name: 'other', props: { label: 'Save' } }], 'Button')).toEqual([
      'Button.examples.json has no example "default".',
    ]);
  });
});
