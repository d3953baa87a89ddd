import type { DatabaseKind, Product } from './product.ts';

/** The product that is kept for the place of a worker (`keep-products.ts`); started when there is none, or when it does not answer. */
export async function keptProduct(kind: DatabaseKind, slot: number): Promise<Product> {
  const keeper = process.env['PRODUCT_KEEPER'];
  if (!keeper)
    throw new Error('PRODUCT_KEEPER is missing: tests/e2e/keep-products.ts is the global setup that sets it.');
  const ask = async (wish: string): Promise<string> => {
    const answer = await fetch(`${keeper}/${wish}/${slot}/${kind}`);
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
