/** The stories of each widget, from its examples: one an example, and the same further ones for all. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { WidgetDescription } from '#engine/document';
import type { Example } from '#tests/widgets/example-page.ts';
import { withLongText } from '../../stories/long-text.ts';
import { root } from '../install.mjs';
import { notice, readJson, readText } from './files.ts';

/** One exported story. `variation` is what `storyOf` takes beside the example's name. */
export interface StoryLine {
  title: string;
  example: string;
  variation?: string;
}

const phone = '{ phone: true }';
const playground = '{ controls: true }';
const chinese = "{ locale: 'zh-CN' }";

/**
 * Storybook reads tags without running the story. stories/controls.test.tsx renders the playgrounds, and changes every control; other words
 * are a test of the whole run alone (vitest.stories.config.ts).
 */
const tagsOf: Readonly<Record<string, string>> = { [playground]: "['!test']", [chinese]: "['!autodocs', 'whole']" };

/**
 * The stories of a widget, first the examples as they are. `default` is shown in the other variations, unless another
 * example names the variation itself (`"variations": ["dark"]`).
 */
export function storyLines(widget: string, css: string, examples: readonly Example[]): StoryLine[] {
  const first = examples.find(({ name }) => name === 'default');
  if (!first) throw new Error(`widgets/${widget}/${widget}.examples.json has no example "default".`);
  const shownIn = (variation: string): string =>
    examples.find(({ variations }) => variations?.includes(variation))?.name ?? 'default';
  const own = examples.map(
    (example): StoryLine => ({
      title: titleOf(example.name),
      example: example.name,
      ...(isNarrow(example) && { variation: phone }),
      ...(example.hasIssues && { variation: '{ hasIssues: true }' }),
    }),
  );
  const onPhones = examples.filter(({ variations }) => variations?.includes('phone'));
  const hasOwnNarrow = examples.some(({ name }) => name === 'narrow');
  const grows = JSON.stringify(withLongText(first, widget)) !== JSON.stringify(first);
  const hasOwnLongText = examples.some(({ name }) => name === 'longText');
  const isThemed = css.includes('var(--pw-accent') || examples.some(({ variations }) => variations?.includes('themes'));
  return [
    ...own,
    ...onPhones.map(({ name }) => ({ title: `${titleOf(name)}OnAPhone`, example: name, variation: phone })),
    { title: 'Playground', example: 'default', variation: playground },
    ...(hasOwnNarrow ? [] : [{ title: 'Narrow', example: 'default', variation: phone }]),
    ...(grows && !hasOwnLongText ? [{ title: 'LongText', example: 'default', variation: '{ long: true }' }] : []),
    { title: 'Dark', example: shownIn('dark'), variation: "{ scheme: 'dark' }" },
    { title: 'Chinese', example: shownIn('chinese'), variation: chinese },
    ...(isThemed ? [{ title: 'Themes', example: shownIn('themes'), variation: '{ themes: true }' }] : []),
  ];
}

/** The files of stories by widget: `<Name>.stories.tsx` and its text. */
export async function widgetStories(widgets: readonly WidgetDescription[]): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const { $id, category } of widgets) {
    // Safe: the convention test checks every examples file against the widget's description.
    const examples = (await readJson(`widgets/${$id}/${$id}.examples.json`)) as Example[];
    const lines = storyLines($id, await stylesOf($id), examples);
    files.set(`${$id}.stories.tsx`, fileOf($id, category, lines));
  }
  return files;
}

async function stylesOf(widget: string): Promise<string> {
  const files = (await readdir(join(root, 'widgets', widget), { recursive: true }))
    .filter((file) => file.endsWith('.css'))
    .sort();
  return (await Promise.all(files.map((file) => readText(`widgets/${widget}/${file}`)))).join('\n');
}

function fileOf(widget: string, category: string, lines: readonly StoryLine[]): string {
  const section = category.charAt(0).toUpperCase() + category.slice(1);
  const stories = lines.map(({ title, example, variation }) => {
    const made = `story('${example}'${variation ? `, ${variation}` : ''})`;
    const tags = variation && tagsOf[variation];
    return `export const ${title}: Story = ${tags ? `{ ...${made}, tags: ${tags} }` : made};\n`;
  });
  return `// ${notice}
import type { Meta } from '@storybook/react-vite';
import examples from '#widgets/${widget}/${widget}.examples.json' with { type: 'json' };
import { type Story, storyOf } from '../story-of.tsx';

const meta: Meta = { title: '${section}/${widget}' };
export default meta;

const story = storyOf('${widget}', examples);

${stories.join('')}`;
}

/** Made for a phone's window. */
const isNarrow = ({ name }: Example): boolean => name === 'narrow' || name === 'longText';

/** `iconOnly` and `from the top` become `IconOnly` and `FromTheTop`. */
function titleOf(example: string): string {
  return example.replace(/(?:^|[^A-Za-z0-9]+)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
