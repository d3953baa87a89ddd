import type { App } from '../prerender/create-app.ts';
import type { Address } from './decide.ts';

type Traveller = Pick<App, 'router' | 'screens' | 'leaving' | 'questions'>;

/** True when nothing would be lost, or the person does not mind. */
export async function mayLeave({ leaving, questions }: Pick<App, 'leaving' | 'questions'>): Promise<boolean> {
  if (!leaving.isUnsaved()) return true;
  const isSure = await questions.askToLeave();
  if (isSure) leaving.giveUp();
  return isSure;
}

/** Goes to a path of this site, unless the person stays for what is not saved; ends when its screen or a failure shows. */
export async function travel(app: Traveller, to: string, options?: { replace?: boolean }): Promise<void> {
  const { router, screens } = app;
  const [path] = to.split(/[?#]/, 1);
  if (path !== router.address().path && !(await mayLeave(app))) return;
  const before = router.address();
  await new Promise<void>((resolve) => {
    const stops = [screens.screen, screens.failure].map((value) => value.subscribe(arrive));
    function arrive(): void {
      for (const stop of stops) stop();
      resolve();
    }
    router.go(to, options);
    if (isSame(before, router.address())) arrive();
  });
}

export function isSame(one: Address, other: Address): boolean {
  return one.path === other.path && one.search === other.search;
}
