import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Operation } from '#openapi';
import { root } from '../install.mjs';
import { folders, notice, writeGenerated } from './files.ts';

interface Found {
  /** File name without `.ts`, which is the export's name as well. */
  name: string;
  /** As imported from `server/generated/`. */
  path: string;
}

/** Only what the generator needs of a row of the operation table. */
export type OperationFacts = Pick<Operation, 'planned'> & { guard?: string };

/** The TypeScript files of a folder, without tests; none when there is no such folder. */
async function modules(folder: string): Promise<Found[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && /^[A-Za-z][A-Za-z0-9]*\.ts$/.test(entry.name))
    .map((entry) => ({ name: entry.name.slice(0, -3), path: `../${folder.slice('server/'.length)}/${entry.name}` }));
}

/** The files of every folder with this name in a domain or in a part of the kernel. */
async function modulesIn(name: 'operations' | 'guards'): Promise<Found[]> {
  const homes = await Promise.all(
    ['server/domains', 'server/kernel'].map(async (folder) =>
      (await folders(folder)).map((home) => `${folder}/${home}/${name}`),
    ),
  );
  return (await Promise.all(homes.flat().map(modules))).flat();
}

/** Says every mismatch between the contract's operations and the files found; empty when they fit. */
export function mismatches(
  operations: Readonly<Record<string, OperationFacts>>,
  handlers: readonly Found[],
  guards: readonly Found[],
): string[] {
  const diagnostics: string[] = [];
  const paths = new Map<string, string[]>();
  for (const { name, path } of handlers) paths.set(name, [...(paths.get(name) ?? []), path]);
  for (const [id, operation] of Object.entries(operations)) {
    const found = paths.get(id) ?? [];
    if (!operation.planned && found.length === 0)
      diagnostics.push(
        `${id} has no handler: write server/domains/<domain>/operations/${id}.ts, or mark it x-planned.`,
      );
    if (operation.planned && found.length > 0)
      diagnostics.push(`${id} is marked x-planned but ${found[0]} exists: remove the mark.`);
    if (found.length > 1) diagnostics.push(`${id} has ${found.length} handlers: ${found.join(', ')}.`);
    if (!operation.planned && operation.guard && !guards.some((guard) => guard.name === operation.guard)) {
      diagnostics.push(
        `${id} names the guard ${operation.guard}: write server/domains/<domain>/guards/${operation.guard}.ts.`,
      );
    }
  }
  for (const { name, path } of handlers) {
    if (!Object.hasOwn(operations, name))
      diagnostics.push(
        `${path} is named after no operation: describe it in openapi/areas, or move it out of operations/.`,
      );
  }
  return diagnostics;
}

/** Writes `server/generated/handlers.ts`: every operation's handler and every guard, found by file name. */
export async function generateHandlers(): Promise<void> {
  const { operations } = await import('#openapi');
  const handlers = await modulesIn('operations');
  const guards = await modulesIn('guards');
  const diagnostics = mismatches(operations, handlers, guards);
  if (diagnostics.length > 0) throw new Error(diagnostics.join('\n'));
  handlers.sort((a, b) => (a.name < b.name ? -1 : 1));
  guards.sort((a, b) => (a.name < b.name ? -1 : 1));
  await writeGenerated('server/generated/handlers.ts', render(handlers, guards));
}

function render(handlers: readonly Found[], guards: readonly Found[]): string {
  const imports = [...handlers, ...guards].map(({ name, path }) => `import { ${name} } from '${path}';`).sort();
  const list = (found: readonly Found[]) => found.map(({ name }) => `  ${name},\n`).join('');
  return [
    `// ${notice}`,
    `import type { Guards, Handlers } from '../kernel/call/handler.ts';`,
    ...imports,
    '',
    `export const handlers = {\n${list(handlers)}} satisfies Handlers;`,
    '',
    `export const guards = {\n${list(guards)}} satisfies Guards;`,
    '',
  ].join('\n');
}
