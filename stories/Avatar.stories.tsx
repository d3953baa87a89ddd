import type { Meta } from '@storybook/react-vite';
import examples from '#widgets/Avatar/Avatar.examples.json' with { type: 'json' };
import { type Story, storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Text/Avatar' };
export default meta;

const story = storyOf('Avatar', examples);

export const Default: Story = story('default');
export const Playground: Story = story('default', { controls: true });
export const Narrow: Story = story('default', { phone: true });
export const ChineseName: Story = story('chineseName');
export const Picture: Story = story('picture');
export const Broken: Story = story('broken');
export const Dark: Story = story('default', { scheme: 'dark' });
export const Chinese: Story = story('default', { locale: 'zh-CN' });
export const Themes: Story = story('default', { themes: true });
