import type { WidgetProps } from '#engine';
import { useFollowed } from './useFollowed.ts';

/** A yes or no that follows the bound value, and works unbound too. Anything but true counts as no. */
export function useFlag(bound: WidgetProps<unknown>['bound']): [boolean, (next: boolean) => void] {
  const [flag, setFlag] = useFollowed(bound?.value === true);
  const change = (next: boolean) => {
    setFlag(next);
    bound?.set(next);
  };
  return [flag, change];
}
