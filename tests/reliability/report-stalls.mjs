/**
 * Loaded before a program (`node --import`): reports to its parent, on request, the longest time that the main thread was busy
 * without a pause, in milliseconds of processor since the last request. The processor's time of this thread is
 * what counts: on a machine that other programs share, the clock shows their work as well.
 */
import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const spent = () => Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
let [longest, last] = [0, spent()];
// Every turn of the loop that takes longer than a millisecond ends with it.
setInterval(() => {
  const now = spent();
  longest = Math.max(longest, now - last);
  last = now;
}, 1).unref();

process.on('message', () => {
  process.send?.({ longest, delay: delay.max / 1e6 });
  [longest, last] = [0, spent()];
  delay.reset();
});
process.channel?.unref();
