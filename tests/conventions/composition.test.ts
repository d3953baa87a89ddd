import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deafToCompositions } from './composition.ts';
import { root, sources } from './tree.ts';

const deaf = (text: string): number[] => deafToCompositions('canary.tsx', text).map(({ line }) => line);

test('REC-07 every handler of keys asks whether they belong to an input method', () => {
  const paths = sources().filter(
    (path) => /^(?:widgets|app)\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$|\/testing\//.test(path),
  );
  expect(paths.length).toBeGreaterThan(400);
  const found = paths.flatMap((path) =>
    deafToCompositions(path, readFileSync(join(root, path), 'utf8')).map(({ line }) => `${path}:${line}`),
  );
  expect(found, 'begin with `if (isComposing(event)) return;` of widgets/kit/keys').toEqual([]);
});

test.each([
  ['a handler inside', `const a = <input onKeyDown={(event) => event.key === 'Enter' && save()} />;`],
  [
    'a handler by its name',
    `const keys = (event) => { if (event.key === 'Escape') close(); };\nconst a = <b onKeyDown={keys} />;`,
  ],
  ['a memoized one', `const keys = useCallback((event) => next(event), []);\nconst a = <b onKeyUp={keys} />;`],
  ['one in an object', `const a = { onKeyDown(event) { move(event.key); } };`],
  ['a listener', `document.addEventListener('keydown', (event) => close(event));`],
  ['one that is handed on', `export function keys(event) { if (event.key === 'Tab') leave(); }`],
  [
    'one of two',
    `const a = <b onKeyDown={(event) => isComposing(event) || go(event)}><i onKeyDown={(event) => go(event)} /></b>;`,
  ],
])('REC-07 %s that does not is found', (_, text) => {
  expect(deaf(text)).toHaveLength(1);
});

test.each([
  `const keys = (event) => { if (isComposing(event)) return; if (event.key === 'Escape') close(); };\nconst a = <b onKeyDown={keys} />;`,
  `const keys = (event, at) => { if (!isComposing(event)) go(at); };\nconst a = <b onKeyDown={(event) => keys(event, 1)} />;`,
  `const a = <b onKeyDown={props.onKeyDown} />;`,
  `function stop(event) {\n  event.stopPropagation();\n}\nconst a = <b onKeyDown={stop} />;`,
  `const next = (key) => (key === 'ArrowUp' ? -1 : 1);`,
])('REC-07 what asks, or hears nothing itself, is left alone: %#', (text) => {
  expect(deaf(text)).toEqual([]);
});
