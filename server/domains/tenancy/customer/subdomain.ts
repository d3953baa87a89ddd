import { violatedConstraint } from '#server/kernel/db/index.ts';
import { Failure } from '#server/kernel/errors/index.ts';

/** First labels that mean something else at the platform's own address, now or later. */
const reserved = new Set(
  'admin api app apps assets auth cdn demo docs files ftp help localhost log login mail ns platform root smtp static status support sys web www'.split(
    ' ',
  ),
);

/** The column's value: null for none. Throws `subdomain_taken` for a reserved word. */
export function subdomainValue(sent: string): string | null {
  if (reserved.has(sent)) throw taken();
  return sent === '' ? null : sent;
}

const taken = (): Failure => new Failure('subdomain_taken', undefined, { pointer: '/subdomain' });

/** Tells a collision with another customer's subdomain by its code; other errors stay. */
export async function onTakenSubdomain<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const isTaken = violatedConstraint(error) === 'workspaces_subdomain_key';
    throw isTaken ? taken() : error;
  }
}
