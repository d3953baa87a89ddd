import { operations } from '#openapi';
import { Invalid, type RequestFault } from '../../errors/index.ts';
import { areasForPeople } from '../../http/request/key-scopes.ts';

/** Throws `Invalid` for a scope whose area the contract does not have, or that is for people only. */
export function requireKnownAreas(scopes: readonly string[]): void {
  const areas = new Set(Object.values(operations).map(({ area }): string => area));
  const faults = scopes.flatMap((scope, at): RequestFault[] => {
    const area = scope.slice(0, scope.lastIndexOf(':'));
    const pointer = `/scopes/${at}`;
    if (areasForPeople.has(area)) return [{ pointer, message: `A key cannot manage sessions or keys: "${area}".` }];
    return area === '*' || areas.has(area) ? [] : [{ pointer, message: `There is no area "${area}".` }];
  });
  if (faults.length > 0) throw new Invalid({ faults });
}
