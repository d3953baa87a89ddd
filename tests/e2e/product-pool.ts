import { createServer } from 'node:http';
import { type DatabaseKind, type OwnProduct, type Product, startProduct } from './product.ts';

interface Pooled {
  kind: DatabaseKind;
  product: OwnProduct;
}

/** What a worker may ask for, by the path of its request. */
type Wish = 'product' | 'crash' | 'restart';
const isWish = (text: string): text is Wish => ['product', 'crash', 'restart'].includes(text);

const isHealthy = async ({ origin }: Product): Promise<boolean> =>
  fetch(`${origin}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Holds one running product for each place of a worker. Playwright starts another worker after each failed test: that one goes on
 * with the product of the last, instead of half a minute for a new one. Answers what ends them all.
 */
export default async function poolProducts(): Promise<() => Promise<void>> {
  const slots = new Map<string, Promise<Pooled>>();

  async function start(slot: string, kind: DatabaseKind): Promise<Pooled> {
    const last = await slots.get(slot)?.catch(() => undefined);
    if (last?.kind === kind && (await isHealthy(last.product))) return last;
    await last?.product.stop();
    return { kind, product: await startProduct(kind) };
  }

  /** A place has one worker at a time: what it asks for comes one after another. */
  async function serve(wish: Wish, slot: string, kind: DatabaseKind): Promise<string> {
    if (wish === 'product') slots.set(slot, start(slot, kind));
    const pooled = await slots.get(slot);
    if (!pooled) throw new Error(`There is no product for ${slot}.`);
    if (wish !== 'product') await pooled.product[wish]();
    return pooled.product.origin;
  }

  const server = createServer((request, response) => {
    const [, wish = '', slot = '', kind = ''] = (request.url ?? '').split('/');
    const work = isWish(wish)
      ? serve(wish, slot, kind === 'postgres' ? kind : 'embedded')
      : Promise.reject(Error(wish));
    work.then(
      (origin) => response.end(origin),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The pool of products has no port.');
  process.env['PRODUCT_POOL'] = `http://127.0.0.1:${address.port}`;
  return async () => {
    server.close();
    for (const pooled of slots.values()) await pooled.then(({ product }) => product.stop());
  };
}
