import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What the proxy does to the next connections: nothing, cut before or in the middle of the answer, or say nothing at all. */
export type Failure = 'none' | 'cut' | 'lose' | 'half' | 'silent';

export interface FailingProxy {
  port: number;
  /** Holds for connections that are made from now on. */
  failure: Failure;
  /** Milliseconds by which answers come later. */
  delay: number;
  connections(): number;
  close(): Promise<void>;
}

/** Stands before a TCP server on this machine and spoils what it answers; requests always arrive, but when it cuts. */
export async function startFailingProxy(target: number): Promise<FailingProxy> {
  let connections = 0;
  const open = new Set<Socket>();
  const server = createServer((near) => {
    connections += 1;
    const { failure, delay } = proxy;
    open.add(near.on('error', () => {}).on('close', () => open.delete(near)));
    if (failure === 'cut') return void near.destroy();
    if (failure === 'silent') return void near.resume();
    const far = connect(target, '127.0.0.1').on('error', () => near.destroy());
    near.pipe(far);
    far.on('data', (part) => {
      if (failure === 'lose') return void near.destroy();
      const passed = failure === 'half' ? part.subarray(0, Math.max(1, part.length >> 1)) : part;
      setTimeout(() => {
        near.write(passed);
        if (failure === 'half') near.end();
      }, delay);
    });
    far.on('end', () => setTimeout(() => near.end(), delay));
    near.on('close', () => far.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxy: FailingProxy = {
    // Safe: it listens on a port.
    port: (server.address() as AddressInfo).port,
    failure: 'none',
    delay: 0,
    connections: () => connections,
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return proxy;
}
