import type { Meta } from '@storybook/react-vite';
import examples from '#widgets/Backdrop/Backdrop.examples.json' with { type: 'json' };
import { type Story, storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Layout/Backdrop' };
export default meta;

const story = storyOf('Backdrop', examples);

export const Default: Story = story('default');
export const Plain: Story = story('plain');
export const Dark: Story = story('default', { scheme: 'dark' });
export const Chinese: Story = story('default', { locale: 'zh-CN' });
