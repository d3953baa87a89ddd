// Written by `npm run generate`; do not edit.
import type { Meta } from '@storybook/react-vite';
import { storyOfPage } from '../page-story.tsx';
import type { Story } from '../story-of.tsx';

const meta: Meta = { title: 'Pages/integrate/directory', tags: ['!autodocs'] };
export default meta;

const story = storyOfPage('integrate.directory');

export const Default: Story = story();
export const Phone: Story = story({ width: 390 });
