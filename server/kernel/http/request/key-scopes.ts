import type { Operation } from '#openapi';

/** Sessions and keys are managed by people: no key reaches these areas, whatever its scopes. */
export const areasForPeople: ReadonlySet<string> = new Set(['auth', 'api-key', 'session']);

type Called = Pick<Operation, 'area' | 'safe'>;

/** The scope that a call needs; undefined when no key may make it. */
export function scopeOf({ area, safe }: Called): string | undefined {
  return areasForPeople.has(area) ? undefined : `${area}:${safe ? 'read' : 'write'}`;
}

/** Whether a key of these scopes may make the call; `write` includes `read`, `*` is every area. */
export function reaches(scopes: readonly string[], called: Called): boolean {
  if (scopeOf(called) === undefined) return false;
  const kinds = called.safe ? ['read', 'write'] : ['write'];
  return kinds.some((kind) => scopes.includes(`${called.area}:${kind}`) || scopes.includes(`*:${kind}`));
}
