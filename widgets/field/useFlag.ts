import { useState } from 'react';
import type { WidgetProps } from '#engine';

/** A yes or no that follows the bound value, and works unbound too. Anything but true counts as no. */
export function useFlag(bound: WidgetProps<unknown>['bound']): [boolean, (next: boolean) => void] {
  const value = bound?.value === true;
  const [flag, setFlag] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    setFlag(value);
  }
  const change = (next: boolean) => {
    setFlag(next);
    bound?.set(next);
  };
  return [flag, change];
}
