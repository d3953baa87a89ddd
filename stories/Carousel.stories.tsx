import type { Meta } from '@storybook/react-vite';
import examples from '#widgets/Carousel/Carousel.examples.json' with { type: 'json' };
import { type Story, storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Data/Carousel' };
export default meta;

const story = storyOf('Carousel', examples);

export const Default: Story = story('default');
export const Playground: Story = story('default', { controls: true });
export const Pictures: Story = story('pictures');
export const Single: Story = story('single');
export const Narrow: Story = story('narrow', { phone: true });
export const LongText: Story = story('default', { long: true });
export const Dark: Story = story('default', { scheme: 'dark' });
export const Chinese: Story = story('default', { locale: 'zh-CN' });
export const Themes: Story = story('default', { themes: true });
