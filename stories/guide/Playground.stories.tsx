import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Playground } from './Playground.tsx';
import initial from './playground.page.json?raw';

/** The code of the widgets is fetched first. */
const arriving = { timeout: 15_000 };

const meta: Meta<typeof Playground> = { title: 'Guide/Playground', component: Playground, tags: ['!autodocs'] };
export default meta;

/** A document beside its rendering. */
export const Default: StoryObj<typeof Playground> = {
  args: { initial },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Your name', {}, arriving), 'Ada');
    await canvas.findByText('Ada takes one.');
  },
};

/** A diagnostic is reported with its line and the nearest name; the rest of the page stays. */
export const BrokenDocument: StoryObj<typeof Playground> = {
  args: { initial: initial.replace('"NumberField"', '"NumbrField"') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const diagnostics = within(await canvas.findByLabelText('Diagnostics'));
    await expect(await diagnostics.findByText(/Did you mean "NumberField"/)).toBeVisible();
    await canvas.findByLabelText('Your name', {}, arriving);
  },
};
