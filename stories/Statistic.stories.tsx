import type { Meta } from '@storybook/react-vite';
import examples from '#widgets/Statistic/Statistic.examples.json' with { type: 'json' };
import { type Story, storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Data/Statistic' };
export default meta;

const story = storyOf('Statistic', examples);

export const Default: Story = story('default');
export const Playground: Story = story('default', { controls: true });
export const Worse: Story = story('worse');
export const Percent: Story = story('percent');
export const Compact: Story = story('compact');
export const Empty: Story = story('empty');
export const Narrow: Story = story('default', { phone: true });
export const LongText: Story = story('default', { long: true });
export const Dark: Story = story('default', { scheme: 'dark' });
export const Chinese: Story = story('default', { locale: 'zh-CN' });
