import type { Meta } from '@storybook/react-vite';
import examples from '#widgets/Pagination/Pagination.examples.json' with { type: 'json' };
import { type Story, storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Navigation/Pagination' };
export default meta;

const story = storyOf('Pagination', examples);

export const Default: Story = story('default');
export const Playground: Story = story('default', { controls: true });
export const First: Story = story('first');
export const Capped: Story = story('capped');
export const Uncounted: Story = story('uncounted');
export const Empty: Story = story('empty');
export const Disabled: Story = story('disabled');
export const Narrow: Story = story('narrow', { phone: true });
export const Dark: Story = story('default', { scheme: 'dark' });
export const Chinese: Story = story('default', { locale: 'zh-CN' });
export const Themes: Story = story('default', { themes: true });
