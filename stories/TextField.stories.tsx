import type { Meta } from '@storybook/react-vite';
import examples from '#widgets/TextField/TextField.examples.json' with { type: 'json' };
import { type Story, storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Input/TextField' };
export default meta;

const story = storyOf('TextField', examples);

export const Default: Story = story('default');
export const Playground: Story = story('default', { controls: true });
export const Filled: Story = story('filled');
export const Required: Story = story('required');
export const Disabled: Story = story('disabled');
export const Search: Story = story('search');
export const Narrow: Story = story('default', { phone: true });
export const LongText: Story = story('default', { long: true });
export const Dark: Story = story('default', { scheme: 'dark' });
export const Chinese: Story = story('default', { locale: 'zh-CN' });
