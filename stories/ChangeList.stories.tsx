import type { Meta } from '@storybook/react-vite';
import examples from '#widgets/ChangeList/ChangeList.examples.json' with { type: 'json' };
import { type Story, storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Data/ChangeList' };
export default meta;

const story = storyOf('ChangeList', examples);

export const Default: Story = story('default');
export const Playground: Story = story('default', { controls: true });
export const Empty: Story = story('empty');
export const Sides: Story = story('sides');
export const Narrow: Story = story('narrow', { phone: true });
export const Dark: Story = story('default', { scheme: 'dark' });
export const Chinese: Story = story('default', { locale: 'zh-CN' });
export const Themes: Story = story('default', { themes: true });
