import type { Meta } from '@storybook/react-vite';
import examples from '#widgets/AddressField/AddressField.examples.json' with { type: 'json' };
import { type Story, storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Input/AddressField' };
export default meta;

const story = storyOf('AddressField', examples);

export const Default: Story = story('default');
export const Playground: Story = story('default', { controls: true });
export const Filled: Story = story('filled');
export const ReadOnly: Story = story('readOnly');
export const Disabled: Story = story('disabled');
export const Narrow: Story = story('narrow', { phone: true });
export const LongText: Story = story('default', { long: true });
export const Dark: Story = story('filled', { scheme: 'dark' });
export const Chinese: Story = story('default', { locale: 'zh-CN' });
export const Themes: Story = story('default', { themes: true });
