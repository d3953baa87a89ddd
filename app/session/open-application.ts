import type { Inside } from '#openapi/client';
import { workbench } from '../router/areas.ts';
import type { Address } from '../router/decide.ts';
import { readQuery, type Router } from '../router/router.ts';
import type { Screens } from '../router/screens.ts';
import type { Session } from './session.ts';

const outside = [workbench, '/platform-home'];

/** The application that an address is in, for the header `application_id` (SESS-03); workbench and platform are in none. */
function openApplication({ path, search }: Address): string | undefined {
  if (outside.some((area) => path === area || path.startsWith(`${area}/`))) return undefined;
  const { appid } = readQuery(search);
  // It becomes a header, and the author of the link wrote it.
  return appid !== undefined && /^[\w-]{1,64}$/.test(appid) ? appid : undefined;
}

/** As whom the address looks at its application, for the header `look_as`; only editors may. */
function lookedAtAs({ path, search }: Address): string | undefined {
  if (openApplication({ path, search }) === undefined) return undefined;
  const { as } = readQuery(search);
  return as !== undefined && /^(user|department|position|userGroup):[0-9A-Za-z]{1,40}$/.test(as) ? as : undefined;
}

/** Where an address is: what its documents and its calls are about. A shadow session is in its one application everywhere. */
export function insideOf(session: Session, address: Address): Inside {
  return { applicationId: session.application() ?? openApplication(address), lookAs: lookedAtAs(address) };
}

interface ShownParts {
  session: Session;
  router: Pick<Router, 'address'>;
  screens: Pick<Screens, 'state'>;
}

/** Where the page is that is shown: while the next one loads, it still calls for its own application. */
export function insideOfShown({ session, router, screens }: ShownParts): Inside {
  return insideOf(session, screens.state.screen?.address ?? router.address());
}
