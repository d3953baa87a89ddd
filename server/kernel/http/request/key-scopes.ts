import type { Operation } from '#openapi';

/** Sessions, keys and what leads to a password are managed by people: no key reaches these areas, whatever its scopes. */
export const areasForPeople: ReadonlySet<string> = new Set([
  'auth',
  'api-key',
  'session',
  'invitation-link',
  'own-workspace',
  'password-reset',
  'support',
]);

/** Who may do what, and what opens other systems: a key reaches these areas only when its scopes name them. */
const areasByName: ReadonlySet<string> = new Set([
  'account',
  'role',
  'menu-auth',
  'preference',
  'connector',
  'customer',
  'platform',
]);

type Called = Pick<Operation, 'area' | 'safe'>;

/** The scope that a call needs; undefined when no key may make it. */
export function scopeOf({ area, safe }: Called): string | undefined {
  return areasForPeople.has(area) ? undefined : `${area}:${safe ? 'read' : 'write'}`;
}

/** Whether a key of these scopes may make the call; `write` includes `read`, `*` is every area that a name is not needed for. */
export function reaches(scopes: readonly string[], called: Called): boolean {
  if (scopeOf(called) === undefined) return false;
  const kinds = called.safe ? ['read', 'write'] : ['write'];
  const areas = areasByName.has(called.area) ? [called.area] : [called.area, '*'];
  return kinds.some((kind) => areas.some((area) => scopes.includes(`${area}:${kind}`)));
}
