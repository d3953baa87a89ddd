import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** One chunk of Vite's manifest. */
interface Chunk {
  file: string;
  name?: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

/** By source path, such as `widgets/Button/Button.tsx`; chunks of several sources by names such as `_deferred-BDzz.js`. */
type Manifest = Readonly<Record<string, Chunk>>;

/** The files that a browser fetches for something, each once. */
export interface PageFiles {
  scripts: readonly string[];
  styles: readonly string[];
}

/** What `npm run build` left in `dist/app`, as far as entry pages need it. */
export interface Build {
  manifest: Manifest;
  /** The files of the program; the first script starts it. */
  program: PageFiles;
  /** The script that runs before a prerendered screen is shown. */
  early: string;
  /** The chunk that a public page shows without, and every other page begins with. */
  deferred: string;
  /** The icon as a data address: a request less. */
  icon: string;
}

/** The screens have not been built: the server runs, and its pages say so. */
export class BuildMissing extends Error {
  override name = 'BuildMissing';
}

const manifestPath = '.vite/manifest.json';
const programSource = 'app/main.tsx';
const earlySource = 'app/prerender/early.ts';
/** `app/prerender/deferred.tsx` with what it imports: the name of its group of chunks (vite.config.ts). */
const deferredName = 'deferred';

/** Reads the build once, and again when `npm run dev` has made a new one. Throws `BuildMissing`. */
export function createBuildReader(folder: string): () => Promise<Build> {
  let last: { time: number; build: Build } | undefined;
  return async () => {
    try {
      const time = (await stat(join(folder, manifestPath))).mtimeMs;
      if (last?.time !== time) last = { time, build: await readBuild(folder) };
      return last.build;
    } catch (error) {
      throw new BuildMissing('The screens are not built: run npm run build.', { cause: error });
    }
  };
}

async function readBuild(folder: string): Promise<Build> {
  const [text, icon] = await Promise.all([
    readFile(join(folder, manifestPath), 'utf8'),
    readFile(join(folder, 'icon.svg'), 'utf8'),
  ]);
  // Safe: Vite wrote the file. The chunks that every page may need are looked up in it.
  const manifest = JSON.parse(text) as Manifest;
  const [program, early] = [manifest[programSource], manifest[earlySource]];
  const deferred = program?.dynamicImports?.find((key) => manifest[key]?.name === deferredName);
  if (!early || deferred === undefined)
    throw new Error(`${manifestPath} lacks ${programSource}, ${earlySource} or the chunk "${deferredName}".`);
  return {
    manifest,
    program: collectFiles(manifest, [programSource]),
    early: early.file,
    deferred,
    // `#` alone has a meaning in an address that encodeURI leaves.
    icon: `data:image/svg+xml,${encodeURI(icon.trim()).replaceAll('#', '%23')}`,
  };
}

/**
 * The files that a page needs beside the program's own: the code and styles of its widgets, and `withDeferred` the part of the
 * shell that makes calls.
 */
export function filesOfPage(
  { manifest, program, deferred }: Build,
  { widgets, withDeferred }: { widgets: Iterable<string>; withDeferred: boolean },
): PageFiles {
  // The sign-in page's widgets come with the program and have no file of their own.
  const own = [...widgets].map((name) => `widgets/${name}/${name}.tsx`).filter((source) => manifest[source]);
  const { scripts, styles } = collectFiles(manifest, [
    ...(withDeferred ? [deferred] : []),
    ...(own.length > 0 ? ['widgets/generated/lazy.ts', ...own] : []),
  ]);
  const isNew = (file: string): boolean => !program.scripts.includes(file) && !program.styles.includes(file);
  return { scripts: scripts.filter(isNew), styles: styles.filter(isNew) };
}

/** The files of chunks and of all that they import; a chunk's styles come after those of its imports, as in the browser. */
function collectFiles(manifest: Manifest, sources: readonly string[]): PageFiles {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (source: string): void => {
    const chunk = manifest[source];
    if (!chunk || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const next of chunk.imports ?? []) visit(next);
    for (const style of chunk.css ?? []) styles.add(style);
  };
  for (const source of sources) visit(source);
  return { scripts: [...scripts], styles: [...styles] };
}
