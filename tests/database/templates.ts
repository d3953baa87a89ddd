import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '#server/kernel/db/driver/open.ts';
import { templateHash } from '#server/kernel/db/driver/embedded/fitting-template.ts';
import { writeTemplate } from '#server/kernel/db/driver/embedded/template.ts';
import { silent } from './silent.ts';

const cache = join(import.meta.dirname, '../../.cache/database');

export interface EmbeddedTemplate {
  /** A migrated data directory, to be copied. */
  directory: string;
  /** The same, packed as the build packs it. */
  packed: string;
}

/** What test databases begin with; kept between runs until a migration changes. */
export async function embeddedTemplate(): Promise<EmbeddedTemplate> {
  const made = join(cache, templateHash().slice(0, 16));
  const template = { directory: join(made, 'data'), packed: join(made, 'database-template.tar.gz') };
  if (existsSync(made)) return template;
  mkdirSync(cache, { recursive: true });
  for (const old of readdirSync(cache)) rmSync(join(cache, old), { recursive: true, force: true });
  const building = mkdtempSync(join(cache, 'building-'));
  const packed = join(building, 'database-template.tar.gz');
  await writeTemplate(packed);
  const opened = await openDatabase({ dataDir: join(building, 'data') }, { log: silent, template: packed });
  await opened.close();
  renameSync(building, made);
  return template;
}

/** The same address with another database. */
export function withDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/** Runs statements outside of any transaction, as CREATE DATABASE needs it. */
export async function administer(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A migrated database to copy for each test database. Gives its name. */
export async function postgresTemplate(url: string): Promise<string> {
  const name = `pagewright_template_${process.pid}`;
  await administer(
    url,
    `drop database if exists ${name} with (force)`,
    `create database ${name} template template0 encoding 'UTF8'`,
  );
  const opened = await openDatabase({ url: withDatabase(url, name) }, { log: silent });
  await opened.close();
  return name;
}
