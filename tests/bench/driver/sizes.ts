import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Metafile } from 'esbuild';
import { root } from '../../../scripts/install.mjs';

/** What a library weighs, in KB (1,024 bytes) of gzip, JavaScript and CSS: all that it needs to run but React. */
export interface Size {
  title: string;
  /** Fetched before a form can be shown. */
  first: number;
  /** The same with what it loads later by itself. */
  all: number;
}

interface Bundle {
  title: string;
  /** From where packages are found. */
  folder?: string;
  /** What a program imports to show a form of the benchmark. */
  imports: readonly string[];
}

const peers = join(root, 'tests/bench/peers');
const engine = './engine/package/index.ts';
const fields = ['TextField', 'NumberField', 'DateField', 'Select', 'Checkbox', 'TextArea'];
const layout = ['FormLayout', 'Stack', 'Heading', 'Button'];
const widgets = (names: readonly string[]): string[] => names.map((name) => `./widgets/${name}/${name}.tsx`);

/** The widgets of our forms are counted with them, as the fields of the others are. */
const bundles: readonly Bundle[] = [
  { title: 'Pagewright, the engine without widgets', imports: [engine] },
  { title: 'Pagewright, engine nodes', imports: [engine, ...widgets([...fields, ...layout])] },
  { title: 'Pagewright, `Form`', imports: [engine, ...widgets([...fields, ...layout, 'Form'])] },
  { title: 'RJSF, default theme', folder: peers, imports: ['@rjsf/core', '@rjsf/validator-ajv8'] },
  {
    title: 'RJSF, PrimeReact theme',
    folder: peers,
    imports: ['@rjsf/primereact', '@rjsf/validator-ajv8', 'primereact/resources/themes/lara-light-blue/theme.css'],
  },
  {
    title: 'JSON Forms, vanilla',
    folder: peers,
    imports: ['@jsonforms/core', '@jsonforms/react', '@jsonforms/vanilla-renderers'],
  },
  { title: 'Formily, antd', folder: peers, imports: ['@formily/core', '@formily/react', '@formily/antd-v5', 'antd'] },
  { title: 'amis', folder: peers, imports: ['amis', 'amis/lib/themes/cxd.css'] },
];

/** Sizes of all libraries; those of others are installed by then. */
export function librarySizes(): Promise<Size[]> {
  return Promise.all(bundles.map(weigh));
}

/** What the others' pages import by name, as the forms of the benchmark do: the rest of a package is left out. */
const named: Readonly<Record<string, string>> = {
  '@rjsf/core': 'default',
  '@rjsf/primereact': 'default',
  '@rjsf/validator-ajv8': 'customizeValidator',
  '@jsonforms/core': 'createAjv',
  '@jsonforms/react': 'JsonForms',
  '@jsonforms/vanilla-renderers': 'vanillaCells, vanillaRenderers',
  '@formily/core': 'createForm',
  '@formily/react': 'connect, createSchemaField, FormProvider, mapProps',
  '@formily/antd-v5': 'DatePicker, FormItem, Input, NumberPicker, Select',
  antd: 'Checkbox',
  amis: 'render',
};

function sourceOf({ imports }: Bundle): string {
  const lines = imports.map((path, index) => {
    if (path.endsWith('.css')) return `import '${path}';`;
    const names = named[path];
    if (names === undefined) return `export * from '${path}';`;
    return names === 'default'
      ? `export { default as part${index} } from '${path}';`
      : `export { ${names} } from '${path}';`;
  });
  return lines.join('\n');
}

async function weigh(bundle: Bundle): Promise<Size> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: sourceOf(bundle), resolveDir: bundle.folder ?? root, loader: 'ts', sourcefile: 'index.ts' },
    absWorkingDir: root,
    outdir: 'out',
    entryNames: 'index',
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    write: false,
    metafile: true,
    // Node's own module has no code in a browser, where a library asks for it without need.
    external: ['react', 'react/*', 'react-dom', 'react-dom/*', 'punycode'],
    define: { 'process.env.NODE_ENV': '"production"' },
    // Fonts and pictures of themes are no code.
    loader: Object.fromEntries(['.woff', '.woff2', '.ttf', '.eot', '.svg', '.png'].map((end) => [end, 'empty'])),
    // As in the product's own build.
    alias: { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' },
    logLevel: 'error',
  });
  const bytes = new Map(outputFiles.map(({ path, contents }) => [path, gzipSync(contents, { level: 9 }).length]));
  const kilobytesOf = (names: Iterable<string>): number =>
    [...names].reduce((sum, name) => sum + (bytes.get(join(root, name)) ?? 0), 0) / 1024;
  return {
    title: bundle.title,
    first: kilobytesOf(firstFiles(metafile)),
    all: kilobytesOf(Object.keys(metafile.outputs)),
  };
}

/** The entry, its style sheet and what it imports at once. */
function firstFiles({ outputs }: Metafile): Set<string> {
  const entry = Object.keys(outputs).find(
    (path) => outputs[path]?.entryPoint !== undefined && path.endsWith('index.js'),
  );
  if (entry === undefined) throw new Error('The bundle has no entry.');
  const first = new Set([entry]);
  for (const path of first) {
    const { imports = [], cssBundle } = outputs[path] ?? {};
    if (cssBundle) first.add(cssBundle);
    for (const { kind, path: next, external } of imports) if (kind === 'import-statement' && !external) first.add(next);
  }
  return first;
}

/** The sizes as a table in Markdown. */
export function printSizes(sizes: readonly Size[]): string {
  const lines = sizes.map(({ title, first, all }) => `| ${title} | ${first.toFixed(1)} KB | ${all.toFixed(1)} KB |`);
  return [
    '| size, gzip, without React | before a form is shown | with what comes later |',
    '|---|---|---|',
    ...lines,
  ].join('\n');
}
