import type { Meta } from '@storybook/react-vite';
import examples from '#widgets/Stack/Stack.examples.json' with { type: 'json' };
import { type Story, storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Layout/Stack' };
export default meta;

const story = storyOf('Stack', examples);

export const Default: Story = story('default');
export const Playground: Story = story('default', { controls: true });
export const Row: Story = story('row');
export const Between: Story = story('between');
export const Narrow: Story = story('default', { phone: true });
export const LongText: Story = story('default', { long: true });
export const Dark: Story = story('default', { scheme: 'dark' });
export const Chinese: Story = story('default', { locale: 'zh-CN' });
