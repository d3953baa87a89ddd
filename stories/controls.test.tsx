import '#app/theme/all.css';
import type { ArgTypes } from '@storybook/react-vite';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Json } from '#engine/document';
import type { JsonSchema } from '#schemas';
import { widgetCatalogue } from '#tests/widgets/example-context.ts';
import type { Example } from '#tests/widgets/example-page.ts';
import { type Args, argsOf, controlsOf } from './controls.ts';
import { exampleDocument } from './example-document.ts';
import { loadPlayground } from './playground-of.tsx';
import { PlaygroundPage } from './PlaygroundPage.tsx';

const files = import.meta.glob<Example[]>('../widgets/*/*.examples.json', { eager: true, import: 'default' });
const widgets = Object.entries(files).flatMap(([path, examples]) => {
  const name = path.split('/')[2] ?? '';
  const [description, example] = [widgetCatalogue.widgets[name], examples.find((one) => one.name === 'default')];
  return description && example ? [{ name, description, example }] : [];
});

/** Another value that the control of a prop can be set to; undefined where only its author knows one. */
function otherValue(
  { control, options }: ArgTypes[string],
  schema: JsonSchema,
  now: Json | undefined,
): Json | undefined {
  const { type, min, max, step } = typeof control === 'object' ? control : {};
  if (control === false) return undefined;
  if (options) return options.find((option) => option !== now);
  if (type === 'boolean') return now !== true;
  if (type === 'number' || type === 'range') return now === min ? (max ?? (min ?? 0) + (step ?? 1)) : (min ?? 1);
  if (type === 'color') return '#336699';
  if (type === 'text') return schema.pattern === undefined ? 'other' : undefined;
  return Array.isArray(now) && now.length > (schema.minItems ?? 0) ? now.slice(0, -1) : undefined;
}

describe('the controls of the playgrounds', () => {
  it('there is a playground for every widget', () => {
    expect(widgets.map(({ name }) => name).sort()).toEqual(Object.keys(widgetCatalogue.widgets).sort());
  });

  it.each(widgets)('$name shows what each of its controls is changed to', async ({ name, description, example }) => {
    const controls = controlsOf(description);
    const initial = argsOf(description, example);
    const load = (args: Args) => loadPlayground(name, example, { initial, args, locale: 'en-US' });
    const first = await load(initial);
    expect(first.document).toEqual(exampleDocument(name, example, 'en-US'));
    // The page goes on with its first host.
    const { host } = first;
    const screen = await render(<PlaygroundPage {...first} example={example} />);
    const wrong: unknown[] = [];
    for (const [prop, control] of Object.entries(controls)) {
      const value = otherValue(control, description.props.properties?.[prop] ?? {}, initial[prop]);
      if (value === undefined) continue;
      const changed = await load({ ...initial, [prop]: value });
      const { diagnostics } = changed;
      await screen.rerender(<PlaygroundPage {...changed} example={example} />);
      const shown = screen.container.querySelector('[data-fault]')?.textContent;
      if (diagnostics.length || shown || host.errors.length)
        wrong.push([prop, value, diagnostics, shown, ...host.errors.splice(0)]);
    }
    expect(wrong).toEqual([]);
  });
});
