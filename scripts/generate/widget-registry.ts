import { signInWidgets } from '../sign-in-assets.mjs';
import { notice } from './files.ts';

/**
 * The lazy registry. The widgets of the sign-in page come together in one file, `sign-in.ts`: a visitor's first page is a
 * few requests; every other widget is fetched by itself when a document names it.
 */
export function registry(names: readonly string[]): string {
  const together = new Set(signInWidgets());
  const lines = names.map((name) =>
    together.has(name)
      ? `  ${name}: () => import('./sign-in.ts').then((module) => component(module.${name})),`
      : `  ${name}: () => import('../${name}/${name}.tsx').then((module) => component(module.${name})),`,
  );
  return `// ${notice}
import type { ComponentType } from 'react';
import type { WidgetProps } from '#engine';

export type WidgetComponent = ComponentType<WidgetProps<Record<string, unknown>, Record<string, unknown>>>;

/** Safe: the engine hands a widget only the props and events that its own schema describes. */
function component(widget: unknown): WidgetComponent {
  return widget as WidgetComponent;
}

export const widgetRegistry: Record<string, () => Promise<WidgetComponent>> = {
${lines.length ? `${lines.join('\n')}\n` : ''}};
`;
}

/** The widgets of the sign-in page, as far as they exist. */
export function signInModule(names: readonly string[]): string {
  const together = signInWidgets().filter((name) => names.includes(name));
  const lines = together.map((name) => `export { ${name} } from '../${name}/${name}.tsx';`);
  return `// ${notice}\n\n${lines.length ? `${lines.join('\n')}\n` : 'export {};\n'}`;
}
