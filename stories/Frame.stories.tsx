import type { Meta } from '@storybook/react-vite';
import examples from '#widgets/Frame/Frame.examples.json' with { type: 'json' };
import { type Story, storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Frame/Frame' };
export default meta;

const story = storyOf('Frame', examples);

export const Default: Story = story('default');
export const Playground: Story = story('default', { controls: true });
export const Empty: Story = story('empty');
export const NoAddress: Story = story('noAddress');
export const Narrow: Story = story('default', { phone: true });
export const LongText: Story = story('default', { long: true });
export const Dark: Story = story('default', { scheme: 'dark' });
export const Chinese: Story = story('default', { locale: 'zh-CN' });
export const Themes: Story = story('default', { themes: true });
