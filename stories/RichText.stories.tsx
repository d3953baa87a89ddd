import type { Meta } from '@storybook/react-vite';
import examples from '#widgets/RichText/RichText.examples.json' with { type: 'json' };
import { type Story, storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Input/RichText' };
export default meta;

const story = storyOf('RichText', examples);

export const Default: Story = story('default');
export const Playground: Story = story('default', { controls: true });
export const Empty: Story = story('empty');
export const Hostile: Story = story('hostile');
export const ReadOnly: Story = story('readOnly');
export const Narrow: Story = story('narrow', { phone: true });
export const LongText: Story = story('default', { long: true });
export const Dark: Story = story('default', { scheme: 'dark' });
export const Chinese: Story = story('empty', { locale: 'zh-CN' });
export const Themes: Story = story('empty', { themes: true });
