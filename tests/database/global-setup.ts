import { randomInt } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { bundlePrograms } from '#tests/reliability/programs.ts';
import { isWhole } from '#tests/tier.ts';
import { chosenPart } from './kinds.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { endRun, makeRunFolder } from './run-folder.ts';
import { administer, type EmbeddedTemplate, embeddedTemplate, postgresTemplate } from './templates.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A server whose user may create databases. */
    postgresUrl: string;
    /** The migrated database there that test databases are copied from. */
    postgresTemplate: string;
    /** The migrated data directory that test databases are copied from. */
    embeddedTemplate: EmbeddedTemplate;
    /** Where tests put what they write; deleted at the end of the run. */
    runFolder: string;
    /** The number of the first case that the oracles ask. */
    oracleSeed: number;
    /** The tenth of the suites that run on the embedded database too. */
    embeddedPart: number;
  }
}

/** One PostgreSQL for the whole run: the one of TEST_DATABASE_URL, or our own. There is no run without. Bundles what tests start as processes, too. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const part = chosenPart(process.env, new Date());
  const which = isWhole
    ? 'for all suites'
    : `for those about it and a tenth of the others (EMBEDDED_PART=${part} repeats it)`;
  console.log(`${project.name}: PostgreSQL for all suites, the embedded database ${which}`);
  const oracleSeed = Number(process.env['ORACLE_SEED'] ?? (isWhole ? randomInt(2 ** 20) : 1));
  if (isWhole) console.log(`ORACLE_SEED=${oracleSeed} repeats what the oracles ask`);
  const runFolder = makeRunFolder();
  project.provide('runFolder', runFolder);
  const given = process.env['TEST_DATABASE_URL'];
  const own: Postgres | undefined = given ? undefined : await startPostgres();
  const url = given ?? own?.url ?? '';
  try {
    // One core makes the template of the one database while the other makes that of the other.
    const [template, embedded] = await Promise.all([postgresTemplate(url), embeddedTemplate()]);
    project.provide('postgresUrl', url);
    project.provide('postgresTemplate', template);
    project.provide('embeddedTemplate', embedded);
    project.provide('embeddedPart', part);
    project.provide('oracleSeed', oracleSeed);
    await bundlePrograms(embedded.packed);
    return async () => {
      endRun(runFolder, project.name || 'tests');
      if (own) await own.stop();
      else await administer(url, `drop database if exists ${template} with (force)`);
    };
  } catch (error) {
    endRun(runFolder, project.name || 'tests');
    await own?.stop();
    throw error;
  }
}
