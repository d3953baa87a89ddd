import type { Meta } from '@storybook/react-vite';
import examples from '#widgets/SegmentedControl/SegmentedControl.examples.json' with { type: 'json' };
import { type Story, storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Input/SegmentedControl' };
export default meta;

const story = storyOf('SegmentedControl', examples);

export const Default: Story = story('default');
export const Icons: Story = story('icons');
export const Block: Story = story('block');
export const Dark: Story = story('default', { scheme: 'dark' });
export const Chinese: Story = story('default', { locale: 'zh-CN' });
export const Themes: Story = story('default', { themes: true });
