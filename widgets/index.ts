export { type WidgetComponent, widgetRegistry } from './generated/registry.ts';
