import type { Meta } from '@storybook/react-vite';
import examples from '#widgets/DepartmentPicker/DepartmentPicker.examples.json' with { type: 'json' };
import { type Story, storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Input/DepartmentPicker' };
export default meta;

const story = storyOf('DepartmentPicker', examples);

export const Default: Story = story('default');
export const Playground: Story = story('default', { controls: true });
export const Several: Story = story('several');
export const Loading: Story = story('loading');
export const LoadError: Story = story('error');
export const Narrow: Story = story('narrow', { phone: true });
export const LongText: Story = story('default', { long: true });
export const Dark: Story = story('several', { scheme: 'dark' });
export const Chinese: Story = story('default', { locale: 'zh-CN' });
export const Themes: Story = story('default', { themes: true });
