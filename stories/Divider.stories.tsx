import type { Meta } from '@storybook/react-vite';
import examples from '#widgets/Divider/Divider.examples.json' with { type: 'json' };
import { type Story, storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Layout/Divider' };
export default meta;

const story = storyOf('Divider', examples);

export const Default: Story = story('default');
export const Playground: Story = story('default', { controls: true });
export const Labelled: Story = story('labelled');
export const Vertical: Story = story('vertical');
export const Narrow: Story = story('default', { phone: true });
export const Dark: Story = story('default', { scheme: 'dark' });
export const Chinese: Story = story('default', { locale: 'zh-CN' });
