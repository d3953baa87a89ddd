import type { WidgetProps } from '#engine';

type Bound = WidgetProps<unknown>['bound'];

/** The bound value as text; null and absent are empty. */
export function boundText(bound: Bound): string {
  const value = bound?.value;
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
