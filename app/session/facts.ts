import { proxy, ref } from 'valtio/vanilla';
import type { Answer } from '#openapi';

/** What is configured for the address of the window. */
export type Environment = Answer<'getEnvironment'>;

/** Facts about the session that pages and the shell follow. The tokens are not among them: they stay in storage. */
export interface SessionFacts {
  /** The requested language; the screen follows when its texts are loaded. */
  locale: string;
  /** An administrator may change it while the window is open. */
  env: Environment;
  /** The page that says why the user may not enter, while that is so. */
  alert: string | undefined;
  isSigningOut: boolean;
}

/** The facts with which a window begins. */
export function createFacts({ locale, env }: Pick<SessionFacts, 'locale' | 'env'>): SessionFacts {
  // `env` is replaced as a whole, and the engine gets it as it is.
  return proxy<SessionFacts>({ locale, env: ref(env), alert: undefined, isSigningOut: false });
}
