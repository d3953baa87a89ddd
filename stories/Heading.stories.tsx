import type { Meta } from '@storybook/react-vite';
import examples from '#widgets/Heading/Heading.examples.json' with { type: 'json' };
import { type Story, storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Text/Heading' };
export default meta;

const story = storyOf('Heading', examples);

export const Default: Story = story('default');
export const Playground: Story = story('default', { controls: true });
export const Display: Story = story('display');
export const Section: Story = story('section');
export const Small: Story = story('small');
export const Narrow: Story = story('default', { phone: true });
export const LongText: Story = story('default', { long: true });
export const Dark: Story = story('default', { scheme: 'dark' });
export const Chinese: Story = story('default', { locale: 'zh-CN' });
