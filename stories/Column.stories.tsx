import type { Meta } from '@storybook/react-vite';
import examples from '#widgets/Column/Column.examples.json' with { type: 'json' };
import { type Story, storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Data/Column' };
export default meta;

const story = storyOf('Column', examples);

export const Default: Story = story('default');
export const Playground: Story = story('default', { controls: true });
export const Amount: Story = story('number');
export const Time: Story = story('time');
export const Tag: Story = story('tag');
export const Answer: Story = story('boolean');
export const Avatar: Story = story('avatar');
export const Image: Story = story('image');
export const Link: Story = story('link');
export const Empty: Story = story('empty');
export const Cell: Story = story('cell');
export const Narrow: Story = story('default', { phone: true });
export const LongText: Story = story('default', { long: true });
export const Dark: Story = story('tag', { scheme: 'dark' });
export const Chinese: Story = story('time', { locale: 'zh-CN' });
export const Themes: Story = story('default', { themes: true });
