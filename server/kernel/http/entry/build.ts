import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** One chunk of Vite's manifest. */
interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

/** What `npm run build` left in `dist/app`, as far as entry pages need it. */
export interface Build {
  /** The entry page, as Vite wrote it. */
  template: string;
  /** By source path, such as `widgets/Button/Button.tsx`. */
  manifest: Readonly<Record<string, Chunk>>;
}

/** The screens have not been built: the server runs, and its pages say so. */
export class BuildMissing extends Error {
  override name = 'BuildMissing';
}

/** Reads the build once, and again when `npm run dev` has made a new one. Throws `BuildMissing`. */
export function createBuildReader(folder: string): () => Promise<Build> {
  const place = join(folder, 'index.html');
  let last: { time: number; build: Build } | undefined;
  return async () => {
    try {
      const time = (await stat(place)).mtimeMs;
      if (last?.time !== time) last = { time, build: await read(folder) };
      return last.build;
    } catch (error) {
      throw new BuildMissing('The screens are not built: run npm run build.', { cause: error });
    }
  };
}

async function read(folder: string): Promise<Build> {
  const [template, manifest] = await Promise.all([
    readFile(join(folder, 'index.html'), 'utf8'),
    readFile(join(folder, '.vite/manifest.json'), 'utf8'),
  ]);
  return { template, manifest: JSON.parse(manifest) };
}

/** What the app shows a public page without, and every other page begins with. */
const restOfShell = 'app/prerender/deferred.tsx';

/**
 * The files that a page needs beside the program's own, those of what they import included: where its widgets' code and
 * styles are, and `withRest` the part of the shell that makes calls.
 */
export function filesOfPage(
  manifest: Build['manifest'],
  { widgets, withRest }: { widgets: Iterable<string>; withRest: boolean },
): { scripts: string[]; styles: string[] } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
    for (const next of chunk.imports ?? []) visit(next);
  };
  if (withRest) visit(restOfShell);
  // Those of the sign-in page come with the entry and have no file of their own.
  for (const name of widgets) {
    const own = `widgets/${name}/${name}.tsx`;
    if (!manifest[own]) continue;
    visit('widgets/generated/lazy.ts');
    visit(own);
  }
  return { scripts: [...scripts], styles: [...styles] };
}
