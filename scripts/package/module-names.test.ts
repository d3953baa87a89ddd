import { expect, test } from 'vitest';
import { moduleNames, renameModules, withoutBareImports } from './module-names.ts';

const declaration = `import './runs.ts';
import type { A } from "./a.ts";
export * from 'b';
/** As in \`import { x } from './example.ts'\`. */
export declare const c: import("./c.ts").C | 'import("./text.ts")';
`;

test('moduleNames finds what is imported and exported again, and nothing in comments and texts', () => {
  expect(moduleNames(declaration)).toEqual(['./runs.ts', './a.ts', 'b', './c.ts']);
});

test('renameModules changes names alone', () => {
  expect(renameModules(declaration, (name) => (name === './c.ts' ? '../d.js' : undefined))).toBe(
    declaration.replace('"./c.ts"', "'../d.js'"),
  );
});

test('withoutBareImports takes out the imports that name nothing, with their lines', () => {
  expect(withoutBareImports(declaration)).toBe(declaration.slice("import './runs.ts';\n".length));
});
