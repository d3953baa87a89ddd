import { isNode } from '#scripts/contract/source.ts';

/** Fields in which two rows may not be alike. */
const isName = (name: string): boolean => /(name|subdomain|title|code)$/i.test(name);

/** The same body with names that nobody else has; `number` is different each time. */
export function madeUnique(body: unknown, number: number): unknown {
  if (Array.isArray(body)) return body.map((one) => madeUnique(one, number));
  if (!isNode(body) || Object.getPrototypeOf(body) !== Object.prototype) return body;
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [
      key,
      typeof value === 'string' && isName(key) ? `${value}-${number}` : madeUnique(value, number),
    ]),
  );
}
