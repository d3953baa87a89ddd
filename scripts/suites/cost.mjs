/** What a run of tests costs: CPU seconds of the processes it started, and a fixed task to compare machines by. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

/** Linux counts the time of processes in hundredths of a second, whatever the machine. */
const ticks = 100;
const statFile = '/proc/self/stat';
let seen = 0;

/**
 * CPU seconds of this process's children that ended since the last call, with all that they waited for. Zero where the system does not
 * tell, as on macOS. A child of one's own counts from its `exit` event on, so that a call at each event tells them apart.
 * @returns {number}
 */
export function endedSeconds() {
  if (!existsSync(statFile)) return 0;
  // The name of the process is in brackets and may hold spaces; user and system time of the children are 14th and 15th after it.
  const fields = readFileSync(statFile, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  const total = (Number(fields[13]) + Number(fields[14])) / ticks;
  const since = total - seen;
  seen = total;
  return since;
}

/**
 * CPU seconds of a fixed task, about one on a usual machine: hashing, parsing and sorting, as tests do. What a step costs is compared
 * between machines, and between a quiet and a busy hour, by how many times this task it took.
 * @param {number} [rounds] fewer for its own test
 * @returns {number}
 */
export function calibrate(rounds = 80) {
  const start = process.cpuUsage();
  const rows = Array.from({ length: 20_000 }, (_, index) => ({ id: (index * 7919) % 20_011, name: `row ${index}` }));
  let text = JSON.stringify(rows);
  for (let round = 0; round < rounds; round += 1) {
    const hash = createHash('sha256').update(text).digest('hex');
    const parsed = JSON.parse(text);
    parsed.sort((/** @type {{ id: number }} */ one, /** @type {{ id: number }} */ other) => one.id - other.id);
    parsed[round].name = hash;
    text = JSON.stringify(parsed);
  }
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

/**
 * What each file of a suite cost: its share of the suite's CPU seconds, by the time that its tests took.
 * @param {number} cpu @param {{ file: string, seconds: number }[]} files
 * @returns {{ file: string, cpu: number }[]} the costliest first
 */
export function costOfFiles(cpu, files) {
  const total = files.reduce((sum, { seconds }) => sum + seconds, 0);
  if (total === 0) return [];
  return files
    .map(({ file, seconds }) => ({ file, cpu: (cpu * seconds) / total }))
    .sort((one, other) => other.cpu - one.cpu);
}
