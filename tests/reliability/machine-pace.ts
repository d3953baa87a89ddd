/** Milliseconds of processor that `work` takes on the machine for which the bounds are written, with nothing else to do. */
const usual = 60;

/** As much work of the kind that a server does with documents: parsing, walking, writing. */
const text = JSON.stringify(
  Array.from({ length: 6_000 }, (_, at) => ({ id: `node${at}`, widget: 'Text', props: { text: `Line ${at}`, at } })),
);
function work(): number {
  let total = 0;
  for (let round = 0; round < 8; round += 1) total += JSON.stringify(JSON.parse(text)).length;
  return total;
}

/**
 * How many times slower than usual the processor is right now; at least 1. Programs beside this one share its caches and its
 * cores, which the processor's own time does not leave out.
 */
export function machinePace(): number {
  return Math.max(1, Math.min(...Array.from({ length: 3 }, measured)) / usual);
}

function measured(): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
