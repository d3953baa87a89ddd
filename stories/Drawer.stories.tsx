import type { Meta } from '@storybook/react-vite';
import examples from '#widgets/Drawer/Drawer.examples.json' with { type: 'json' };
import { type Story, storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Frame/Drawer' };
export default meta;

const story = storyOf('Drawer', examples);

export const Default: Story = story('default');
export const Dark: Story = story('default', { scheme: 'dark' });
export const Chinese: Story = story('default', { locale: 'zh-CN' });
