import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { hashFile, templateHash } from './fitting-template.ts';
import { openEmbedded } from './open.ts';

const silent = { info: () => {}, warn: () => {}, error: () => {} };

/** Makes a migrated data directory and packs it, so that a first start needs a second instead of eight. */
export async function writeTemplate(template: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pagewright-template-'));
  const limits = { statement: 60_000, idle: 60_000, wait: 60_000 };
  const database = await openEmbedded({ dataDir, log: silent, limits });
  try {
    await database.pool.end();
    const bytes = await database.engine.pack();
    mkdirSync(dirname(template), { recursive: true });
    rmSync(hashFile(template), { force: true });
    writeFileSync(template, bytes);
    writeFileSync(hashFile(template), templateHash());
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
