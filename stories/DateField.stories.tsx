import type { Meta } from '@storybook/react-vite';
import examples from '#widgets/DateField/DateField.examples.json' with { type: 'json' };
import { type Story, storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Input/DateField' };
export default meta;

const story = storyOf('DateField', examples);

export const Default: Story = story('default');
export const Playground: Story = story('default', { controls: true });
export const Empty: Story = story('empty');
export const Limits: Story = story('limits');
export const Datetime: Story = story('datetime');
export const Disabled: Story = story('disabled');
export const ReadOnly: Story = story('readOnly');
export const LongText: Story = story('longText', { phone: true });
export const Narrow: Story = story('default', { phone: true });
export const Dark: Story = story('default', { scheme: 'dark' });
export const Chinese: Story = story('default', { locale: 'zh-CN' });
export const Themes: Story = story('default', { themes: true });
