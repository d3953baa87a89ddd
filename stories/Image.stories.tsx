import type { Meta } from '@storybook/react-vite';
import examples from '#widgets/Image/Image.examples.json' with { type: 'json' };
import { type Story, storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Text/Image' };
export default meta;

const story = storyOf('Image', examples);

export const Default: Story = story('default');
export const Missing: Story = story('missing');
export const Framed: Story = story('framed');
export const Dark: Story = story('default', { scheme: 'dark' });
export const Chinese: Story = story('default', { locale: 'zh-CN' });
