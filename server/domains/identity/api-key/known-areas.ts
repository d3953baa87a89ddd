import { operations } from '#openapi';
import type { LocalizedText } from '#schemas/localized-text';
import { Invalid, type RequestFault } from '#server/kernel/errors/index.ts';
import { areasForPeople } from '#server/kernel/http/request/key-scopes.ts';

/** Throws `Invalid` for a scope whose area the contract does not have, or that is for people only. */
export function requireKnownAreas(scopes: readonly string[]): void {
  const areas = new Set(Object.values(operations).map(({ area }): string => area));
  const faults = scopes.flatMap((scope, at): RequestFault[] => {
    const area = scope.slice(0, scope.lastIndexOf(':'));
    const pointer = `/scopes/${at}`;
    if (areasForPeople.has(area)) return [{ pointer, message: forPeople(area) }];
    return area === '*' || areas.has(area) ? [] : [{ pointer, message: noArea(area) }];
  });
  if (faults.length > 0) throw new Invalid({ faults });
}

const noArea = (area: string): LocalizedText => ({
  'en-US': `There is no area "${area}".`,
  'zh-CN': `没有名为“${area}”的领域。`,
});
const forPeople = (area: string): LocalizedText => ({
  'en-US': `A key cannot manage sessions or keys: "${area}".`,
  'zh-CN': `密钥不能管理会话或密钥：“${area}”。`,
});
