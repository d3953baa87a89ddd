import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { files, root } from './tree.ts';

/** The packages that were ordered with the product: each is used in what ships. */
const shipped = [
  'react',
  'react-dom',
  '@rjsf/core',
  '@rjsf/validator-ajv8',
  'ajv',
  'react-router-dom',
  'valtio',
  'openapi-fetch',
  'primereact',
  'react-intl',
];
/** The ordered tools: each is used by a script, or by the configuration of one. */
const tools = [
  'json-schema-to-typescript',
  'openapi-typescript',
  '@formatjs/cli',
  'storybook',
  '@storybook/react-vite',
  'vitest',
  'playwright',
];

interface Project {
  installed: ReadonlySet<string>;
  /** The texts of the source files that ship, and those of scripts and configurations. */
  product: readonly string[];
  scripts: readonly string[];
}

/** The ordered packages that are not installed, or used nowhere. */
function missing({ installed, product, scripts }: Project): string[] {
  const imports = (text: string, name: string): boolean => new RegExp(`(?:from|import\\() ?'${name}['/]`).test(text);
  const names = (text: string, name: string): boolean => text.includes(`'${name}`) || text.includes(`"${name} `);
  return [
    ...[...shipped, ...tools].filter((name) => !installed.has(name)).map((name) => `${name}: not in package.json`),
    ...shipped
      .filter((name) => !product.some((text) => imports(text, name)))
      .map((name) => `${name}: imported by no shipped file`),
    ...tools
      .filter((name) => !scripts.some((text) => names(text, name) || text.includes(`${name}/`)))
      .map((name) => `${name}: used by no script`),
  ];
}

function project(): Project {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  const isTest = (path: string): boolean => path.includes('.test.') || path.includes('/testing/');
  const all = files();
  return {
    installed: new Set(Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })),
    product: all
      .filter((path) => /^(openapi|schemas|kinds|engine|widgets|app|server)\/.*\.tsx?$/.test(path) && !isTest(path))
      .map(read),
    scripts: all
      .filter((path) => /^(scripts\/.*\.(ts|mjs)|\.storybook\/.*|[^/]*\.config\.ts|package\.json)$/.test(path))
      .filter((path) => !isTest(path))
      .map(read),
  };
}

test('every ordered package is installed and used', () => {
  expect(missing(project())).toEqual([]);
});

test('an ordered package that is gone, or that nothing imports any more, is found', () => {
  const whole = project();
  const without = (name: string): Project => ({
    ...whole,
    installed: new Set([...whole.installed].filter((one) => one !== name)),
  });
  expect(missing(without('valtio'))).toEqual(['valtio: not in package.json']);
  const unused = { ...whole, product: whole.product.filter((text) => !text.includes("'primereact/")) };
  expect(missing(unused)).toEqual(['primereact: imported by no shipped file']);
  const noCompiler = { ...whole, scripts: whole.scripts.filter((text) => !text.includes('json-schema-to-typescript')) };
  expect(missing(noCompiler)).toContain('json-schema-to-typescript: used by no script');
});
