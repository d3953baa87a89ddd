import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { root } from '../install.mjs';

it('writes the contract before anything has imported the one before', async () => {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['scripts/generate.ts'],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
  });
  expect(Object.keys(metafile.inputs)).toContain('scripts/contract/bundle.ts');
  expect(Object.keys(metafile.inputs).filter((path) => path.startsWith('openapi/generated/'))).toEqual([]);
});
