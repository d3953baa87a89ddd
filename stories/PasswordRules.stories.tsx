import type { Meta } from '@storybook/react-vite';
import examples from '#widgets/PasswordRules/PasswordRules.examples.json' with { type: 'json' };
import { type Story, storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Input/PasswordRules' };
export default meta;

const story = storyOf('PasswordRules', examples);

export const Default: Story = story('default');
export const Playground: Story = story('default', { controls: true });
export const Met: Story = story('met');
export const Empty: Story = story('empty');
export const Refused: Story = story('refused');
export const Narrow: Story = story('default', { phone: true });
export const LongText: Story = story('default', { long: true });
export const Dark: Story = story('default', { scheme: 'dark' });
export const Chinese: Story = story('default', { locale: 'zh-CN' });
