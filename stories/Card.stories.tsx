import type { Meta } from '@storybook/react-vite';
import examples from '#widgets/Card/Card.examples.json' with { type: 'json' };
import { type Story, storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Layout/Card' };
export default meta;

const story = storyOf('Card', examples);

export const Default: Story = story('default');
export const Playground: Story = story('default', { controls: true });
export const Raised: Story = story('raised');
export const Floating: Story = story('floating');
export const Narrow: Story = story('narrow', { phone: true });
export const LongText: Story = story('default', { long: true });
export const Dark: Story = story('default', { scheme: 'dark' });
export const Chinese: Story = story('default', { locale: 'zh-CN' });
