import type { Engine } from '#engine/runtime';
import { useBoundEngine } from './contexts.ts';

/** The engine around this component. Throws outside of `EngineProvider`. */
export function useEngine(): Engine {
  return useBoundEngine();
}
