import type { Example } from '#tests/widgets/example-page.ts';
import { withLongText } from '../../stories/long-text.ts';

/** What a widget's file of stories has to show. */
export interface WidgetStories {
  name: string;
  /** The text of `stories/<Name>.stories.tsx`. */
  story: string;
  /** The texts of its CSS modules. */
  css: string;
  examples: readonly Example[];
}

const always = ['Default', 'Playground', 'Narrow', 'Dark', 'Chinese'];
const storyLine = /^export const (\w+): Story = story\('(\w+)'(?:, \{ (.*) \})?\);$/gm;

/** Stories that a widget's file lacks, and those whose accessibility nobody looks at; empty when it is whole. */
export function storyFaults({ name, story, css, examples }: WidgetStories): string[] {
  const shown = [...story.matchAll(storyLine)].map(([, title = '', example = '', variation = '']) => ({
    title,
    example,
    variation,
  }));
  const titles = new Set(shown.map(({ title }) => title));
  const example = examples.find((one) => one.name === 'default');
  const hasText = example !== undefined && JSON.stringify(withLongText(example, name)) !== JSON.stringify(example);
  const wanted = [...always, ...(hasText ? ['LongText'] : []), ...(css.includes('var(--pw-accent') ? ['Themes'] : [])];
  const faults = wanted.filter((title) => !titles.has(title)).map((title) => `${name}: no story ${title}`);
  if (titles.has('LongText') && !hasText) faults.push(`${name}: nothing becomes longer in LongText`);
  if (!story.includes("story('default', { controls: true })")) faults.push(`${name}: its playground has no controls`);
  // Dark and Themes are looked at for their colours only, and the playground not at all.
  const looked = new Set(
    shown.filter(({ variation }) => !/scheme|themes|controls/.test(variation)).map((s) => s.example),
  );
  for (const { title, example: other } of shown.filter((one) => !looked.has(one.example)))
    faults.push(`${name}: ${title} shows "${other}", which no story shows in the light`);
  return faults;
}
