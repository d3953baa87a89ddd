import { signInWidgets } from './sign-in-widgets.ts';
import { notice } from './files.ts';

/**
 * The registry. The widgets of the sign-in page, which nearly every page uses, come with the engine: a visitor's first
 * page is a few requests. Every other widget is fetched by itself when a document names it, and so is the list of them.
 */
export function registry(names: readonly string[]): string {
  const together = new Set(signInWidgets());
  const later = names.filter((name) => !together.has(name));
  return `// ${notice}
import type { ComponentType } from 'react';
import type { WidgetProps } from '#engine';
import * as signIn from './sign-in.ts';

export type WidgetComponent = ComponentType<WidgetProps<Record<string, unknown>, Record<string, unknown>>>;

/** Safe: the engine hands a widget only the props and events that its own schema describes. */
function component(widget: unknown): WidgetComponent {
  return widget as WidgetComponent;
}

const later = '${later.join(' ')}'.split(' ');

export const widgetRegistry: Record<string, () => Promise<WidgetComponent>> = Object.fromEntries([
  ...Object.entries(signIn).map(([name, widget]) => [name, async () => component(widget)]),
  ...later.map((name) => [name, async () => component(await (await import('./lazy.ts')).loaders[name]?.())]),
]);
`;
}

/** How the code of every other widget is fetched. */
export function lazyModule(names: readonly string[]): string {
  const together = new Set(signInWidgets());
  const lines = names
    .filter((name) => !together.has(name))
    .map((name) => `  ${name}: async () => (await import('../${name}/${name}.tsx')).${name},`);
  return `// ${notice}\n\nexport const loaders: Record<string, () => Promise<unknown>> = {\n${lines.join('\n')}\n};\n`;
}

/** The widgets of the sign-in page, as far as they exist. */
export function signInModule(names: readonly string[]): string {
  const together = signInWidgets().filter((name) => names.includes(name));
  const lines = together.map((name) => `export { ${name} } from '../${name}/${name}.tsx';`);
  return `// ${notice}\n\n${lines.length ? `${lines.join('\n')}\n` : 'export {};\n'}`;
}
