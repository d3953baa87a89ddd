import type { Meta } from '@storybook/react-vite';
import examples from '#widgets/Dropdown/Dropdown.examples.json' with { type: 'json' };
import { type Story, storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Action/Dropdown' };
export default meta;

const story = storyOf('Dropdown', examples);

export const Default: Story = story('default');
export const Playground: Story = story('default', { controls: true });
export const IconOnly: Story = story('iconOnly');
export const Primary: Story = story('primary');
export const Disabled: Story = story('disabled');
export const LongText: Story = story('longText', { phone: true });
export const Narrow: Story = story('default', { phone: true });
export const Dark: Story = story('default', { scheme: 'dark' });
export const Chinese: Story = story('default', { locale: 'zh-CN' });
export const Themes: Story = story('default', { themes: true });
