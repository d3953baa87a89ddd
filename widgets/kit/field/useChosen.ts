import type { WidgetProps } from '#engine';
import { useFollowed } from './useFollowed.ts';

export type Scalar = string | number | boolean;

/** One chosen value that follows the bound one, and works unbound too. */
export function useChosen(
  bound: WidgetProps<unknown>['bound'],
): [Scalar | undefined, (next: Scalar | undefined) => void] {
  const [chosen, setChosen] = useFollowed(scalar(bound?.value));
  const choose = (next: Scalar | undefined) => {
    setChosen(next);
    bound?.set(next ?? null);
  };
  return [chosen, choose];
}

function scalar(value: unknown): Scalar | undefined {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined;
}
