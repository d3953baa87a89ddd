import type { Meta } from '@storybook/react-vite';
import examples from '#widgets/RecordForm/RecordForm.examples.json' with { type: 'json' };
import { type Story, storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Input/RecordForm' };
export default meta;

const story = storyOf('RecordForm', examples);

export const Default: Story = story('default');
export const Playground: Story = story('default', { controls: true });
export const Leave: Story = story('leave');
export const EveryKind: Story = story('everyKind');
export const Files: Story = story('files');
export const FilesOnPhone: Story = story('files', { phone: true });
export const FilesReadOnly: Story = story('filesReadOnly');
export const ManyRows: Story = story('manyRows');
export const ManyRowsOnPhone: Story = story('manyRows', { phone: true });
export const ReadOnly: Story = story('readOnly');
export const Mistaken: Story = story('mistaken');
export const Narrow: Story = story('narrow', { phone: true });
export const Broken: Story = story('broken', { hasFaults: true });
export const LongText: Story = story('default', { long: true });
export const Dark: Story = story('default', { scheme: 'dark' });
export const Chinese: Story = story('everyKind', { locale: 'zh-CN' });
