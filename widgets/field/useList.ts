import { useState } from 'react';
import type { WidgetProps } from '#engine';

/** A list that follows the bound one, and works unbound too. Anything but a list counts as empty. */
export function useList(
  bound: WidgetProps<unknown>['bound'],
): [readonly unknown[], (next: readonly unknown[]) => void] {
  const value = bound?.value;
  const [list, setList] = useState(() => asList(value));
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    setList(asList(value));
  }
  const change = (next: readonly unknown[]) => {
    setList(next);
    bound?.set([...next]);
  };
  return [list, change];
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
