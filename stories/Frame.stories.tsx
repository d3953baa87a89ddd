import type { Meta } from '@storybook/react-vite';
import examples from '#widgets/Frame/Frame.examples.json' with { type: 'json' };
import { type Story, storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Frame/Frame' };
export default meta;

const story = storyOf('Frame', examples);

export const Default: Story = story('default');
export const Empty: Story = story('empty');
export const NoAddress: Story = story('noAddress');
export const Dark: Story = story('default', { scheme: 'dark' });
export const Chinese: Story = story('default', { locale: 'zh-CN' });
