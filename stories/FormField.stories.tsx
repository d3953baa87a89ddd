import type { Meta } from '@storybook/react-vite';
import examples from '#widgets/FormField/FormField.examples.json' with { type: 'json' };
import { type Story, storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Input/FormField' };
export default meta;

const story = storyOf('FormField', examples);

export const Default: Story = story('default');
export const Playground: Story = story('default', { controls: true });
export const Choice: Story = story('choice');
export const ReadOnly: Story = story('readOnly');
export const Control: Story = story('control');
export const Narrow: Story = story('default', { phone: true });
export const LongText: Story = story('default', { long: true });
export const Dark: Story = story('default', { scheme: 'dark' });
export const Chinese: Story = story('default', { locale: 'zh-CN' });
