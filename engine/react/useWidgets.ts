import { useEffect, useState } from 'react';
import type { Registry } from '#engine/runtime';

/**
 * True once the code of the widgets is loaded. A widget whose code cannot be fetched does not hold the page up: its nodes
 * say so themselves.
 */
export function useWidgets(registry: Registry, widgets: unknown): boolean {
  const [tried, setTried] = useState<unknown>();
  const names = Array.isArray(widgets) ? widgets.filter((name) => typeof name === 'string') : [];
  const isReady =
    tried === widgets || names.every((name) => !registry.hasWidget(name) || registry.widget(name) !== undefined);
  useEffect(() => {
    if (isReady) return;
    let isCurrent = true;
    void Promise.allSettled(names.map((name) => registry.loadWidgets([name]))).then(() => {
      if (isCurrent) setTried(widgets);
    });
    return () => {
      isCurrent = false;
    };
  });
  return isReady;
}
