import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compareKeys, extractKeys } from './extract.ts';

async function keysIn(code: string) {
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-extract-'));
  try {
    const file = join(folder, 'Part.tsx');
    await writeFile(file, `import { useIntl } from 'react-intl';\n${code}`);
    return await extractKeys([file]);
  } finally {
    await rm(folder, { recursive: true });
  }
}

test('finds the keys that a component asks for', async () => {
  const code = `export const useSave = () => useIntl().formatMessage({ id: 'app.save' });
    export function usePair() { const { formatMessage } = useIntl(); return formatMessage({ id: 'app.pair' }, { n: 1 }); }`;
  expect(await keysIn(code)).toEqual({ keys: ['app.pair', 'app.save'] });
});

test('a computed key fails: nothing could tell whether its text exists', async () => {
  const { failure } = await keysIn('export const useText = (id: string) => useIntl().formatMessage({ id });');
  expect(failure).toContain('Part.tsx');
});

test('names what is missing and what nothing asks for', () => {
  expect(compareKeys(['app.save', 'app.gone'], ['app.save', 'app.old', 'engine.error.ENGINE_FILE_SIZE'])).toEqual([
    'Code asks for app.gone, which no file of texts has.',
    'No code asks for app.old: remove it in every language.',
  ]);
});
