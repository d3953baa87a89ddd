import type { Meta } from '@storybook/react-vite';
import examples from '#widgets/Skeleton/Skeleton.examples.json' with { type: 'json' };
import { type Story, storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Data/Skeleton' };
export default meta;

const story = storyOf('Skeleton', examples);

export const Default: Story = story('default');
export const Playground: Story = story('default', { controls: true });
export const Cards: Story = story('cards');
export const Form: Story = story('form');
export const Narrow: Story = story('default', { phone: true });
export const Dark: Story = story('default', { scheme: 'dark' });
export const Chinese: Story = story('default', { locale: 'zh-CN' });
