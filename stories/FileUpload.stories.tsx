import type { Meta } from '@storybook/react-vite';
import examples from '#widgets/FileUpload/FileUpload.examples.json' with { type: 'json' };
import { type Story, storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Input/FileUpload' };
export default meta;

const story = storyOf('FileUpload', examples);

export const Default: Story = story('default');
export const Playground: Story = story('default', { controls: true });
export const Filled: Story = story('filled');
export const Disabled: Story = story('disabled');
export const Narrow: Story = story('narrow', { phone: true });
export const LongText: Story = story('default', { long: true });
export const Dark: Story = story('filled', { scheme: 'dark' });
export const Chinese: Story = story('default', { locale: 'zh-CN' });
export const Themes: Story = story('filled', { themes: true });
