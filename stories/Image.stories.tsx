import type { Meta } from '@storybook/react-vite';
import examples from '#widgets/Image/Image.examples.json' with { type: 'json' };
import { type Story, storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Text/Image' };
export default meta;

const story = storyOf('Image', examples);

export const Default: Story = story('default');
export const Playground: Story = story('default', { controls: true });
export const Missing: Story = story('missing');
export const Framed: Story = story('framed');
export const Narrow: Story = story('default', { phone: true });
export const LongText: Story = story('default', { long: true });
export const Dark: Story = story('default', { scheme: 'dark' });
export const Chinese: Story = story('default', { locale: 'zh-CN' });
