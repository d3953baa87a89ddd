import { type Query, violatedConstraint } from '#server/kernel/db/index.ts';
import { Failure } from '#server/kernel/errors/index.ts';

/** First labels that mean something else at the platform's own address, now or later. */
const words = new Set(
  [
    'account accounts admin api app apps assets auth autodiscover billing cdn console demo docs files ftp help id localhost log login',
    'mail ns platform root security smtp sso staging static status support sys test web webmail wpad www',
  ].flatMap((line) => line.split(' ')),
);

/** A label with two hyphens there is an encoded one: a browser shows `xn--…` as other letters, which may look like another's name. */
const isReserved = (label: string): boolean => words.has(label) || label.startsWith('--', 2);

/**
 * The column's value: null for none. Throws `subdomain_taken` for a reserved one, at the field that was sent. What is stored is kept
 * as it is: a label that became reserved later stays with the workspace that has it.
 */
export function subdomainValue(sent: string, stored: string | null, pointer = '/subdomain'): string | null {
  if (sent === stored) return stored;
  if (isReserved(sent)) throw taken(pointer);
  return sent === '' ? null : sent;
}

const taken = (pointer: string): Failure => new Failure('subdomain_taken', undefined, { pointer });

/** Reports a collision with another customer's subdomain by its code, at the field that was sent; other errors stay. */
export async function onTakenSubdomain<T>(work: Promise<T>, pointer = '/subdomain'): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const isTaken = violatedConstraint(error) === 'workspaces_subdomain_key';
    throw isTaken ? taken(pointer) : error;
  }
}

type Obstacle = '' | 'format' | 'reserved' | 'taken';

/** What stands in the way of a workspace that wants the subdomain; empty when nothing does. Needs the identity scope: it asks all workspaces. */
export async function subdomainObstacle(query: Query, sent: string, wsId: string): Promise<Obstacle> {
  if (!/^([a-z0-9]([a-z0-9-]*[a-z0-9])?)?$/.test(sent)) return 'format';
  const holder = await query.selectFrom('workspaces').select('id').where('subdomain', '=', sent).executeTakeFirst();
  if (holder?.id === wsId) return '';
  if (isReserved(sent)) return 'reserved';
  return holder === undefined ? '' : 'taken';
}
