import { load } from './load.ts';
import type { MeasuredProcess } from './measured-process.ts';

/** One slice of load on one server. */
export interface Slice {
  /** Of each request, in milliseconds. */
  times: number[];
  seconds: number;
  /** Milliseconds of the server's process, all threads. */
  cpu: number;
  /** MB that the process holds after the load. */
  memory: number;
}

export const connections = 32;

/** Loads a server for so long, or until there are no more requests. */
export async function measure(
  server: MeasuredProcess,
  next: () => Buffer | undefined,
  seconds: number,
): Promise<Slice> {
  const before = await server.usage();
  const result = await load({ port: server.port, connections, next, seconds });
  const { cpu, memory } = await server.usage();
  return { ...result, cpu: cpu - before.cpu, memory };
}
