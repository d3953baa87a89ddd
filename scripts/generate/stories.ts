/** Writes the stories of every widget, every page, every kind of document, every block and every page of the guide into `stories/generated`, which is not committed. */
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { documentKinds, languageSchema } from '#schemas/language';
import { root } from '../install.mjs';
import { sidebarTitle, topics } from '../../stories/guide/topics.ts';
import { readWidgets } from './descriptions.ts';
import { notice, readJson, writeGenerated } from './files.ts';
import { widgetStories } from './widget-stories.ts';

const folder = 'stories/generated';

export async function generateStories(): Promise<void> {
  const files = new Map([
    ...(await widgetStories(await readWidgets())),
    ...(await pageStories()),
    ...documentStories(),
    ...(await blockStories()),
    ...guideStories(),
  ]);
  await mkdir(join(root, folder), { recursive: true });
  for (const [name, text] of files) await writeGenerated(`${folder}/${name}`, text);
  for (const name of await readdir(join(root, folder))) {
    if (!files.has(name)) await rm(join(root, folder, name));
  }
}

/** Of pages, and of lists and variants that have an address. */
async function pageStories(): Promise<Map<string, string>> {
  const paths = (await readdir(join(root, 'pages'), { recursive: true })).filter((path) =>
    /\.(page|list|variant)\.json$/.test(path),
  );
  const files = new Map<string, string>();
  for (const path of paths.sort()) {
    const { id, route } = Object(await readJson(`pages/${path}`));
    if (route !== undefined) files.set(`${id}.stories.tsx`, storiesOfPage(String(id)));
  }
  return files;
}

function storiesOfPage(id: string): string {
  return `// ${notice}
import type { Meta } from '@storybook/react-vite';
import { storyOfPage } from '../page-story.tsx';
import type { Story } from '../story-of.tsx';

const meta: Meta = { title: 'Pages/${id.replace('.', '/')}', tags: ['!autodocs'] };
export default meta;

const story = storyOfPage('${id}');

export const Default: Story = story();
export const Phone: Story = story({ width: 390 });
`;
}

/** Kinds whose example has a button that opens it. */
const opened: readonly string[] = ['dialog', 'drawer', 'rowForm'];

/** The example of each kind of document beside its source. */
function documentStories(): Map<string, string> {
  return new Map(
    documentKinds.map((kind) => [
      `document.${kind}.stories.tsx`,
      `// ${notice}
import type { Meta } from '@storybook/react-vite';
import { documentStory } from '../documents/document-story.tsx';
import type { Story } from '../story-of.tsx';

const meta: Meta = { title: 'Documents/${languageSchema(`${kind}.schema.json`)?.title}', tags: ['!autodocs'] };
export default meta;

export const Example: Story = documentStory('${kind}');
${opened.includes(kind) ? `export const Opened: Story = documentStory('${kind}', { opens: true });\n` : ''}\
export const ChineseOnAPhone: Story = { ...documentStory('${kind}', { phone: true }), tags: ['!dev'] };
`,
    ]),
  );
}

/** Of fragments that the page designer offers. Throws for one without an example. */
async function blockStories(): Promise<Map<string, string>> {
  const examples = Object(await readJson('stories/blocks/examples.json'));
  const english = Object(await readJson('pages/blocks/messages.en-US.json'));
  const files = new Map<string, string>();
  for (const file of (await readdir(join(root, 'pages/blocks'))).sort()) {
    const { id, palette, texts } = Object(await readJson(`pages/blocks/${file}`));
    if (palette === undefined) continue;
    if (!Object.hasOwn(examples, id)) throw new Error(`stories/blocks/examples.json has no example of ${id}.`);
    const name: unknown = english[`${texts}${palette.name.t}`];
    files.set(
      `block.${file.split('.')[0]}.stories.tsx`,
      `// ${notice}
import type { Meta } from '@storybook/react-vite';
import { blockStory } from '../blocks/block-story.tsx';
import type { Story } from '../story-of.tsx';

const meta: Meta = { title: 'Blocks/${name}', tags: ['!autodocs'] };
export default meta;

export const Example: Story = blockStory('${id}');
export const Added: Story = blockStory('${id}', { added: true });
export const ChineseOnAPhone: Story = { ...blockStory('${id}', { phone: true }), tags: ['!dev'] };
`,
    );
  }
  return files;
}

/** One entry of the sidebar a page; the second story is for the tests alone, and shows what the first does not. */
function guideStories(): Map<string, string> {
  return new Map(
    topics.map((topic) => [
      `guide.${topic.id}.stories.tsx`,
      `// ${notice}
import type { Meta } from '@storybook/react-vite';
import { guideStory } from '../guide/guide-story.tsx';
import type { Story } from '../story-of.tsx';

const meta: Meta = { title: '${sidebarTitle(topic)}', tags: ['!autodocs'] };
export default meta;

export const Page: Story = { ...guideStory('${topic.id}'), name: '${topic.title['en-US']}' };
export const ChineseOnAPhone: Story = {
  ...guideStory('${topic.id}', { locale: 'zh-CN', scheme: 'dark', phone: true }),
  tags: ['!dev'],
};
`,
    ]),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await generateStories();
