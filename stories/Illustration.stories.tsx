import type { Meta } from '@storybook/react-vite';
import examples from '#widgets/Illustration/Illustration.examples.json' with { type: 'json' };
import { type Story, storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Text/Illustration' };
export default meta;

const story = storyOf('Illustration', examples);

export const Default: Story = story('default');
export const Playground: Story = story('default', { controls: true });
export const Flow: Story = story('flow');
export const Insight: Story = story('insight');
export const Lost: Story = story('lost');
export const Locked: Story = story('locked');
export const Maintenance: Story = story('maintenance');
export const Expired: Story = story('expired');
export const Stopped: Story = story('stopped');
export const Soon: Story = story('soon');
export const Broken: Story = story('broken');
export const Empty: Story = story('empty');
export const Narrow: Story = story('default', { phone: true });
export const Dark: Story = story('default', { scheme: 'dark' });
export const Chinese: Story = story('default', { locale: 'zh-CN' });
