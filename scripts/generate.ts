/** `npm run generate`: writes every generated file of the tree. `npm run check` fails when one of them is stale. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { generateContract } from './contract/bundle.ts';
import { addPackages, ensureInstalled, root } from './install.mjs';

/** Rejects with what a generator says about the files it reads. */
export async function generateAll(): Promise<void> {
  await generateContract();
  await generateFromContract();
}

/** A process imports the contract once: the caller's may know an older one, as `npm run dev` does after a save. */
async function generateFromContract(): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'scripts/generate/from-contract.ts')], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  let diagnostics = '';
  child.stderr.on('data', (text) => {
    diagnostics += text;
  });
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  if (code !== 0) throw new Error(diagnostics.trimEnd());
  if (diagnostics) console.error(diagnostics.trimEnd());
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  ensureInstalled(root, addPackages);
  await generateAll().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
