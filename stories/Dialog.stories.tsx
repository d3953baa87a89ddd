import type { Meta } from '@storybook/react-vite';
import examples from '#widgets/Dialog/Dialog.examples.json' with { type: 'json' };
import { type Story, storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Frame/Dialog' };
export default meta;

const story = storyOf('Dialog', examples);

export const Default: Story = story('default');
export const Playground: Story = story('default', { controls: true });
export const Wide: Story = story('wide');
export const Firm: Story = story('firm');
export const Narrow: Story = story('default', { phone: true });
export const LongText: Story = story('default', { long: true });
export const Dark: Story = story('default', { scheme: 'dark' });
export const Chinese: Story = story('default', { locale: 'zh-CN' });
