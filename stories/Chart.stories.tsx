import type { Meta } from '@storybook/react-vite';
import examples from '#widgets/Chart/Chart.examples.json' with { type: 'json' };
import { type Story, storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Data/Chart' };
export default meta;

const story = storyOf('Chart', examples);

export const Default: Story = story('default');
export const Playground: Story = story('default', { controls: true });
export const Line: Story = story('line');
export const StackedArea: Story = story('stackedArea');
export const Horizontal: Story = story('horizontal');
export const Pie: Story = story('pie');
export const Doughnut: Story = story('doughnut');
export const Scatter: Story = story('scatter');
export const Figures: Story = story('table');
export const Empty: Story = story('empty');
export const Loading: Story = story('loading');
export const LoadError: Story = story('error');
export const Narrow: Story = story('narrow', { phone: true });
export const LongText: Story = story('default', { long: true });
export const Dark: Story = story('default', { scheme: 'dark' });
export const Chinese: Story = story('line', { locale: 'zh-CN' });
export const Themes: Story = story('default', { themes: true });
