import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Log } from '../../log.ts';
import { type Prepare, prepareStructure } from '../../structure/prepare-structure.ts';
import { Engine } from './engine.ts';
import { fittingTemplate } from './fitting-template.ts';
import { type DirectoryLock, lockDirectory } from './lock.ts';
import { EmbeddedPool } from './pool.ts';
import { startUpkeep } from './upkeep.ts';

export interface EmbeddedLimits {
  /** A statement that runs longer is ended, and the engine started again. Milliseconds. */
  statement: number;
  /** A transaction that is left without a statement longer is rolled back. Milliseconds. */
  idle: number;
  /** The longest time in the queue. Milliseconds. */
  wait: number;
}

export interface EmbeddedOptions {
  dataDir: string;
  log: Log;
  limits: EmbeddedLimits;
  /** A prepared data directory; it is used when the data directory is new and it fits this program. */
  template?: string;
  /** Instead of making or migrating the structure. */
  prepare?: Prepare | undefined;
}

export interface Embedded {
  pool: EmbeddedPool;
  engine: Engine;
  close(): Promise<void>;
}

/** Starts the engine. A first start that was interrupted leaves a mark, and is begun again from nothing. */
async function start(engine: Engine, directory: string, options: EmbeddedOptions): Promise<void> {
  const mark = `${directory}.beginning`;
  if (existsSync(mark)) rmSync(directory, { recursive: true, force: true });
  if (existsSync(join(directory, 'PG_VERSION'))) {
    await engine.start();
    return;
  }
  writeFileSync(mark, '');
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const template = fittingTemplate(options.template);
  options.log.info({ directory, template }, 'making the database');
  await engine.start(template);
  rmSync(mark);
}

async function run(options: EmbeddedOptions, lock: DirectoryLock): Promise<Embedded> {
  const directory = join(resolve(options.dataDir), 'database');
  const engine = new Engine({ directory, log: options.log });
  const pool = new EmbeddedPool((bytes) => engine.exchange(bytes), options.limits);
  let endUpkeep = (): void => {};
  const close = async (): Promise<void> => {
    endUpkeep();
    await pool.end();
    await engine.close();
    await lock.release();
  };
  try {
    await start(engine, directory, options);
    await (options.prepare ?? prepareStructure)(pool, options.log);
    engine.statementLimit = options.limits.statement;
    endUpkeep = startUpkeep(pool, engine, options.log);
    return { pool, engine, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Opens the database that lives in a directory, for this process alone. Throws `DirectoryInUse` when another has it. */
export async function openEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const dataDir = resolve(options.dataDir);
  mkdirSync(dataDir, { recursive: true });
  return run(options, await lockDirectory(dataDir));
}
