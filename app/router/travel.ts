import { subscribeKey } from 'valtio/vanilla/utils';
import type { Address } from './decide.ts';
import type { Leaving } from './leaving.ts';
import type { Router } from './router.ts';
import type { Screens } from './screens.ts';

interface TravelParts {
  router: Pick<Router, 'address' | 'go'>;
  screens: Pick<Screens, 'state'>;
  leaving: Pick<Leaving, 'mayLeave'>;
}

/** Navigates to a path of this site, unless the user stays for unsaved work; resolves when its screen or a failure is shown. */
export async function travel(
  { router, screens, leaving }: TravelParts,
  to: string,
  options?: { replace?: boolean },
): Promise<void> {
  const [path] = to.split(/[?#]/, 1);
  if (path !== router.address().path && !(await leaving.mayLeave())) return;
  const before = router.address();
  await new Promise<void>((resolve) => {
    const stops = [
      subscribeKey(screens.state, 'screen', arrive, true),
      subscribeKey(screens.state, 'failure', arrive, true),
    ];
    function arrive(): void {
      for (const stop of stops) stop();
      resolve();
    }
    router.go(to, options);
    if (isSame(before, router.address())) arrive();
  });
}

function isSame(one: Address, other: Address): boolean {
  return one.path === other.path && one.search === other.search;
}
