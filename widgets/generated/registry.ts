// Written by `npm run generate`; do not edit.
import type { ComponentType } from 'react';
import type { WidgetProps } from '#engine';

export type WidgetComponent = ComponentType<WidgetProps<Record<string, unknown>, Record<string, unknown>>>;

/** Safe: the engine hands a widget only the props and events that its own schema describes. */
function component(widget: unknown): WidgetComponent {
  return widget as WidgetComponent;
}

export const widgetRegistry: Record<string, () => Promise<WidgetComponent>> = {
};
