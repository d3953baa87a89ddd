import type { Meta } from '@storybook/react-vite';
import examples from '#widgets/Notice/Notice.examples.json' with { type: 'json' };
import { type Story, storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Text/Notice' };
export default meta;

const story = storyOf('Notice', examples);

export const Default: Story = story('default');
export const Playground: Story = story('default', { controls: true });
export const Success: Story = story('success');
export const Warning: Story = story('warning');
export const Danger: Story = story('danger');
export const Narrow: Story = story('default', { phone: true });
export const LongText: Story = story('default', { long: true });
export const Dark: Story = story('default', { scheme: 'dark' });
export const Chinese: Story = story('default', { locale: 'zh-CN' });
