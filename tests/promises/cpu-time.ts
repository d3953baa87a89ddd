/**
 * Milliseconds of a processor that this process has used until now, its threads included. Unlike a time by the clock the
 * difference of two says what work costs, however busy the machine is.
 */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
