import { type Query, violatedConstraint } from '#server/kernel/db/index.ts';
import { Failure } from '#server/kernel/errors/index.ts';

/** First labels that mean something else at the platform's own address, now or later. */
const reserved = new Set(
  'admin api app apps assets auth cdn demo docs files ftp help localhost log login mail ns platform root smtp static status support sys web www'.split(
    ' ',
  ),
);

/** The column's value: null for none. Throws `subdomain_taken` for a reserved word, at the field that was sent. */
export function subdomainValue(sent: string, pointer = '/subdomain'): string | null {
  if (reserved.has(sent)) throw taken(pointer);
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
  if (reserved.has(sent)) return 'reserved';
  const holder = await query.selectFrom('workspaces').select('id').where('subdomain', '=', sent).executeTakeFirst();
  return holder === undefined || holder.id === wsId ? '' : 'taken';
}
