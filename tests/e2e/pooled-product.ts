import type { DatabaseKind, Product } from './product.ts';

/** The product for the place of a worker (`product-pool.ts`); started when there is none, or when it does not answer. */
export async function pooledProduct(kind: DatabaseKind, slot: number): Promise<Product> {
  const pool = process.env['PRODUCT_POOL'];
  if (!pool) throw new Error('PRODUCT_POOL is missing: tests/e2e/product-pool.ts is the global setup that sets it.');
  const ask = async (wish: string): Promise<string> => {
    const answer = await fetch(`${pool}/${wish}/${slot}/${kind}`);
    const text = await answer.text();
    if (!answer.ok) throw new Error(text);
    return text;
  };
  const origin = await ask('product');
  const { port } = new URL(origin);
  return {
    origin,
    workspaceOrigin: (subdomain) => `http://${subdomain}.localhost:${port}`,
    crash: async () => void (await ask('crash')),
    restart: async () => void (await ask('restart')),
  };
}
