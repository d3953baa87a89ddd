import type { Meta } from '@storybook/react-vite';
import examples from '#widgets/Table/Table.examples.json' with { type: 'json' };
import { type Story, storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Data/Table' };
export default meta;

const story = storyOf('Table', examples);

export const Default: Story = story('default');
export const Playground: Story = story('default', { controls: true });
export const Server: Story = story('server');
export const Filters: Story = story('filters');
export const Views: Story = story('views');
export const Single: Story = story('single');
export const Wrap: Story = story('wrap');
export const Long: Story = story('long');
export const Compact: Story = story('compact');
export const Loading: Story = story('loading');
export const Empty: Story = story('empty');
export const EmptyOwn: Story = story('emptyOwn');
export const Failed: Story = story('failed');
export const Narrow: Story = story('narrow', { phone: true });
export const LongText: Story = story('default', { long: true });
export const Themes: Story = story('compact', { themes: true });
export const Dark: Story = story('default', { scheme: 'dark' });
export const Chinese: Story = story('filters', { locale: 'zh-CN' });
