import type { Product } from './product.ts';

/** The newest SMS in the demo's outbox to a number that ends so; empty when there is none. */
export async function sentText({ origin }: Product, number: string): Promise<string> {
  const answer = await fetch(`${origin}/demo/outbox?page=1&size=50`, { headers: { accept: 'application/json' } });
  // Safe: answers are validated against the contract in the server's own tests.
  const { data } = (await answer.json()) as { data: { items: { recipient: string; body: string }[] } };
  return data.items.find(({ recipient }) => recipient.endsWith(number))?.body ?? '';
}

/** The digits of that SMS; throws when there is none. */
export async function sentCode(product: Product, number: string): Promise<string> {
  const digits = /\b\d{6}\b/.exec(await sentText(product, number))?.[0];
  if (digits === undefined) throw new Error(`No code was sent to ${number}.`);
  return digits;
}
