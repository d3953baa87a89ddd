import type { StoryObj } from '@storybook/react-vite';
import { widgetCatalogue } from '#tests/widgets/example-context.ts';
import type { Example } from '#tests/widgets/example-page.ts';
import type { TestHost } from '../engine/react/testing/createTestHost.ts';
import { type Args, argsOf, controlsOf, withArgs } from './controls.ts';
import { type CompiledExample, compileExample } from './example-document.ts';
import { hostFor, type Locale } from './host-for.ts';
import { PlaygroundPage } from './PlaygroundPage.tsx';

interface Loaded extends CompiledExample {
  host: TestHost;
}

/** The playground of an example, compiled with what the controls hold. */
export async function loadPlayground(
  widget: string,
  example: Example,
  { initial, args, locale }: { initial: Args; args: Args; locale: Locale },
): Promise<Loaded> {
  const compiled = compileExample(widget, withArgs(example, initial, args), locale);
  return { ...compiled, host: await hostFor(widget, compiled.document, locale) };
}

/** The story of an example whose props have controls, made from the widget's description; each change is compiled and rendered again. */
export function playgroundOf(widget: string, example: Example): StoryObj {
  const description = widgetCatalogue.widgets[widget];
  if (!description) throw new Error(`There is no widget "${widget}".`);
  const initial = argsOf(description, example);
  return {
    name: 'Playground',
    args: initial,
    argTypes: controlsOf(description),
    parameters: {
      layout: example.fullscreen ? 'fullscreen' : 'padded',
      controls: { disable: false, expanded: true },
      docs: { description: { story: description.description } },
    },
    loaders: [
      async ({ args, globals }) => {
        const locale = globals['locale'] === 'zh-CN' ? 'zh-CN' : 'en-US';
        // Safe: Storybook's controls hold JSON.
        return { ...(await loadPlayground(widget, example, { initial, args: args as Args, locale })) };
      },
    ],
    // Safe: the loader made it.
    render: (_, { loaded }) => <PlaygroundPage {...(loaded as Loaded)} example={example} />,
  };
}
