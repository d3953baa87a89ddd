/** CPU seconds of processes that nobody waits for, such as those of a browser that is killed, or a database that runs by itself. */
import { readdirSync, readFileSync } from 'node:fs';

const ticks = 100;
const interval = 1000;
/** The name of the variable by which a step's processes are known: each inherits it from its parent. */
const mark = 'TEST_STEP';

/** @param {string} file @returns {string} empty where the process ended meanwhile, or is somebody else's */
function readOr(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** @param {string} pid */
function statOf(pid) {
  // The name of the process is in brackets and may hold spaces; its parent is second after it, its user and system time 12th and 13th.
  const fields = readOr(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? [];
  return { parent: fields[1] ?? '', seconds: (Number(fields[11]) + Number(fields[12])) / ticks || 0 };
}

/**
 * Watches every process that is started with `environment`, and all that those start. Looks once a second: what lives shorter is
 * missed. Answers zero where the system does not tell, as on macOS.
 * @param {string} name of the step
 * @returns {{ environment: Record<string, string>, end: () => number }} `end` answers the CPU seconds that were seen, and watches no more
 */
export function watchCpu(name) {
  const value = `${process.pid}-${name}`;
  /** Whether a process belongs to the step, by its number. @type {Map<string, boolean>} */
  const known = new Map();
  /** @type {Map<string, number>} */
  const spent = new Map();
  const look = () => {
    const pids = process.platform === 'linux' ? readdirSync('/proc').filter((entry) => /^\d+$/.test(entry)) : [];
    for (const pid of pids) {
      const { parent, seconds } = statOf(pid);
      // Processes of a browser write their title over their environment: their parents tell.
      const isOurs =
        known.get(pid) ?? (known.get(parent) || readOr(`/proc/${pid}/environ`).includes(`${mark}=${value}\0`));
      known.set(pid, isOurs);
      if (isOurs) spent.set(pid, Math.max(spent.get(pid) ?? 0, seconds));
    }
  };
  const timer = setInterval(look, interval);
  timer.unref();
  return {
    environment: { [mark]: value },
    end() {
      look();
      clearInterval(timer);
      return [...spent.values()].reduce((sum, seconds) => sum + seconds, 0);
    },
  };
}
