import type { WidgetProps } from '#engine';
import { useFollowed } from './useFollowed.ts';

/** A list that follows the bound one, and works unbound too. Anything but a list counts as empty. */
export function useList(
  bound: WidgetProps<unknown>['bound'],
): [readonly unknown[], (next: readonly unknown[]) => void] {
  const [held, setList] = useFollowed(bound?.value);
  const list = asList(held);
  const change = (next: readonly unknown[]) => {
    setList(next);
    bound?.set([...next]);
  };
  return [list, change];
}

const empty: readonly unknown[] = [];

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : empty;
}
