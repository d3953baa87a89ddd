import type { Meta } from '@storybook/react-vite';
import examples from '#widgets/QrCode/QrCode.examples.json' with { type: 'json' };
import { type Story, storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Text/QrCode' };
export default meta;

const story = storyOf('QrCode', examples);

export const Default: Story = story('default');
export const Playground: Story = story('default', { controls: true });
export const Small: Story = story('small');
export const LongAddress: Story = story('longAddress');
export const Empty: Story = story('empty');
export const Narrow: Story = story('longAddress', { phone: true });
export const LongText: Story = story('default', { long: true });
export const Dark: Story = story('default', { scheme: 'dark' });
export const Chinese: Story = story('default', { locale: 'zh-CN' });
