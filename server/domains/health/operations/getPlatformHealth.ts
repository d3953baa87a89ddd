import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import { dailyCapsOf, readSecurityConfiguration } from '#server/domains/tenancy/index.ts';
import { cappedToday } from '#server/kernel/delivery/daily-caps.ts';
import { countJobs } from '#server/domains/data/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import type { Query } from '#server/kernel/db/index.ts';
import type { Machine } from '#server/kernel/foundation/machine.ts';
import { type Settings, settingWarnings } from '#server/kernel/foundation/settings.ts';
import { readLastBackup } from '#server/kernel/db/backup/index.ts';
import { backupState, diskState, latencyState } from '../judge.ts';

const megabyte = 1024 * 1024;

const inMegabytes = (bytes: number): number => Math.round((bytes / megabyte) * 10) / 10;

async function readSize(query: Query): Promise<{ version: string; bytes: number }> {
  const { rows } = await sql<{ version: string; bytes: number }>`select current_setting('server_version') as version,
    pg_database_size(current_database()) as bytes`.execute(query);
  return rows[0] ?? { version: '', bytes: 0 };
}

/** How the server is: what who runs it has to look at, each part with a state (PH-14). */
export const getPlatformHealth: Handler<
  'getPlatformHealth',
  { settings: Settings; machine: Machine; version: string }
> = async ({ db, now, services }) => {
  const { settings, machine, version } = services;
  const readOnly = { readOnly: true };
  const start = performance.now();
  const size = await db.platform(readSize, readOnly);
  const latency = performance.now() - start;
  const last = await db.platform(readLastBackup, readOnly);
  const jobs = await db.identity(countJobs, readOnly);
  const caps = dailyCapsOf(await readSecurityConfiguration(db));
  const capped = await db.identity((query) => cappedToday(query, caps, now), readOnly);
  const { bavail, blocks, bsize } = await statfs(settings.dataDirectory);
  const disk = { freeMb: inMegabytes(bavail * bsize), totalMb: inMegabytes(blocks * bsize) };
  const compared = machine.recordTables();
  const warnings = settingWarnings(settings).map(({ setting }) => setting);
  return {
    checked_at: now.toISOString(),
    server: { state: warnings.length > 0 ? 'attention' : 'ok', version, started_at: machine.startedAt.toISOString() },
    database: {
      state: latencyState(latency),
      kind: machine.database,
      version: size.version,
      latency_ms: Math.round(latency * 10) / 10,
      size_mb: inMegabytes(size.bytes),
    },
    disk: { state: diskState(disk), free_mb: disk.freeMb, total_mb: disk.totalMb },
    jobs: { state: jobs.failed > 0 ? 'failing' : 'ok', ...jobs },
    messages: {
      state: capped.addresses + capped.workspaces > 0 ? 'attention' : 'ok',
      capped_addresses: capped.addresses,
      capped_workspaces: capped.workspaces,
    },
    backup: {
      state: backupState(last ? new Date(last.at) : null, now),
      at: last?.at ?? null,
      size_mb: inMegabytes(last?.bytes ?? 0),
    },
    record_tables: {
      state: compared && compared.differences > 0 ? 'failing' : 'ok',
      differences: compared?.differences ?? 0,
      compared_at: compared?.comparedAt.toISOString() ?? null,
    },
    warnings,
  };
};
