import type { Meta } from '@storybook/react-vite';
import examples from '#widgets/Icon/Icon.examples.json' with { type: 'json' };
import { type Story, storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Text/Icon' };
export default meta;

const story = storyOf('Icon', examples);

export const Default: Story = story('default');
export const Playground: Story = story('default', { controls: true });
export const Named: Story = story('named');
export const Unknown: Story = story('unknown');
export const Narrow: Story = story('default', { phone: true });
export const Dark: Story = story('default', { scheme: 'dark' });
export const Chinese: Story = story('default', { locale: 'zh-CN' });
export const Themes: Story = story('default', { themes: true });
