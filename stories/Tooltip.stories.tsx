import type { Meta } from '@storybook/react-vite';
import examples from '#widgets/Tooltip/Tooltip.examples.json' with { type: 'json' };
import { type Story, storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Text/Tooltip' };
export default meta;

const story = storyOf('Tooltip', examples);

export const Default: Story = story('default');
export const Playground: Story = story('default', { controls: true });
export const Words: Story = story('words');
export const LongText: Story = story('longText', { phone: true });
export const Narrow: Story = story('default', { phone: true });
export const Dark: Story = story('default', { scheme: 'dark' });
export const Chinese: Story = story('default', { locale: 'zh-CN' });
