import type { Meta } from '@storybook/react-vite';
import examples from '#widgets/Button/Button.examples.json' with { type: 'json' };
import { type Story, storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Action/Button' };
export default meta;

const story = storyOf('Button', examples);

export const Default: Story = story('default');
export const Playground: Story = story('default', { controls: true });
export const Primary: Story = story('primary');
export const Ghost: Story = story('ghost');
export const Danger: Story = story('danger');
export const IconOnly: Story = story('iconOnly');
export const Disabled: Story = story('disabled');
export const Pressed: Story = story('pressed');
export const Block: Story = story('block');
export const Narrow: Story = story('default', { phone: true });
export const LongText: Story = story('default', { long: true });
export const Dark: Story = story('default', { scheme: 'dark' });
export const Chinese: Story = story('default', { locale: 'zh-CN' });
export const Themes: Story = story('primary', { themes: true });
