import { createContext, type ReactNode, useContext } from 'react';
import type { CompiledNode } from '#engine/document';
import type { Engine, PageScope } from '#engine/runtime';
import type { NodePlan } from './node-plan.ts';
import type { Regions } from './regions.ts';
import type { Texts } from './texts.ts';

/** The engine, its message formatter, and the errors that rendered nodes have reported. */
export interface BoundEngine extends Engine {
  readonly texts: Texts;
  planOf(node: CompiledNode): NodePlan;
}

export const EngineContext = createContext<BoundEngine | null>(null);

/** The page, dialog or drawer that a node belongs to. */
export const ScopeContext = createContext<PageScope | null>(null);

/** The ids of the nodes around a node, outermost first. */
export const NodesContext = createContext<readonly string[]>([]);

/** What the layout's `Outlet` shows. */
export const OutletContext = createContext<ReactNode>(null);

/** Where the Outlets of this document put their regions. */
export const RegionsContext = createContext<Regions | null>(null);

/** The regions of the layout around this document; null outside of layouts. */
export const LayoutRegionsContext = createContext<Regions | null>(null);

export function useBoundEngine(): BoundEngine {
  const engine = useContext(EngineContext);
  if (!engine) throw new Error('There is no EngineProvider around this component.');
  return engine;
}

/** The page around this component. Throws outside of `PageView`. */
export function useScope(): PageScope {
  const scope = useContext(ScopeContext);
  if (!scope) throw new Error('There is no PageView around this component.');
  return scope;
}
