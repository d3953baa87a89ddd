/** Writes a file of stories for each page document: nobody has to remember to add one. */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../install.mjs';
import { notice, readJson, writeGenerated } from './files.ts';

const folder = 'stories/generated';

export async function generatePageStories(): Promise<void> {
  const pages = (await readdir(join(root, 'pages'), { recursive: true })).filter((path) => path.endsWith('.page.json'));
  const written = new Set<string>();
  for (const path of pages.sort()) {
    const document = await readJson(`pages/${path}`);
    const id = String(Object(document).id);
    written.add(`${id}.stories.tsx`);
    await writeGenerated(`${folder}/${id}.stories.tsx`, stories(id));
  }
  for (const name of await readdir(join(root, folder))) {
    if (!written.has(name)) await rm(join(root, folder, name));
  }
}

function stories(id: string): string {
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

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await generatePageStories();
