import type { Product } from './product.ts';

/** The digits of the newest SMS in the demo's outbox to a number that ends so; throws when there is none. */
export async function sentCode({ origin }: Product, number: string): Promise<string> {
  const answer = await fetch(`${origin}/demo/outbox?page=1&size=50`, { headers: { accept: 'application/json' } });
  // Safe: answers are validated against the contract in the server's own tests.
  const { data } = (await answer.json()) as { data: { items: { recipient: string; body: string }[] } };
  const message = data.items.find(({ recipient }) => recipient.endsWith(number));
  const digits = /\b\d{6}\b/.exec(message?.body ?? '')?.[0];
  if (digits === undefined) throw new Error(`No code was sent to ${number}.`);
  return digits;
}
