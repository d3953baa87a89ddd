import type { Meta } from '@storybook/react-vite';
import examples from '#widgets/List/List.examples.json' with { type: 'json' };
import { type Story, storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Data/List' };
export default meta;

const story = storyOf('List', examples);

export const Default: Story = story('default');
export const Playground: Story = story('default', { controls: true });
export const More: Story = story('more');
export const Pages: Story = story('pages');
export const Windowed: Story = story('windowed');
export const Empty: Story = story('empty');
export const Loading: Story = story('loading');
export const Narrow: Story = story('narrow', { phone: true });
export const LongText: Story = story('default', { long: true });
export const Dark: Story = story('default', { scheme: 'dark' });
export const Chinese: Story = story('default', { locale: 'zh-CN' });
