import type { Meta } from '@storybook/react-vite';
import examples from '#widgets/SideNav/SideNav.examples.json' with { type: 'json' };
import { type Story, storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Navigation/SideNav' };
export default meta;

const story = storyOf('SideNav', examples);

export const Default: Story = story('default');
export const Playground: Story = story('default', { controls: true });
export const Closed: Story = story('closed');
export const Narrow: Story = story('default', { phone: true });
export const LongText: Story = story('default', { long: true });
export const Dark: Story = story('default', { scheme: 'dark' });
export const Chinese: Story = story('default', { locale: 'zh-CN' });
export const Themes: Story = story('default', { themes: true });
