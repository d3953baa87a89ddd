import { readQuery } from '../router/router.ts';
import type { Screen } from '../router/screens.ts';

/**
 * What a screen shows: the editor of one table is another page than that of the next one, so nothing that was entered in it may be saved
 * there. So is the one that somebody else sees (`as`): nothing that its own reader was shown may stay.
 */
export const positionOf = ({ page, params, address }: Pick<Screen, 'page' | 'params' | 'address'>): string =>
  `${page.id} ${JSON.stringify(params)} ${readQuery(address.search)['as'] ?? ''}`;
