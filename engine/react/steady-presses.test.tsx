import { type ReactElement, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { steadyPresses } from './steady-presses.ts';

let stop = (): void => undefined;
afterEach(() => stop());

/** A form whose issue leaves when the focus leaves its field. */
function MovingForm({ onSave }: { onSave: () => void }): ReactElement {
  const [isLeft, setLeft] = useState(false);
  return (
    <>
      <input aria-label="Amount" onBlur={() => setLeft(true)} />
      {!isLeft && <p style={{ height: 120 }}>It is too small.</p>}
      <button type="button" onClick={onSave}>
        <b>Save</b>
      </button>
    </>
  );
}

test('the first press of a button counts, although it moves away while it is pressed', async () => {
  stop = steadyPresses(document);
  const save = vi.fn();
  const screen = await render(<MovingForm onSave={save} />);
  await screen.getByLabelText('Amount').click();
  await screen.getByRole('button').click();
  expect(save).toHaveBeenCalledOnce();
  await screen.getByRole('button').click();
  await userEvent.keyboard('{Enter}');
  expect(save).toHaveBeenCalledTimes(3);
});

test('a press of a button that is switched off, and of something dragged, is left to the browser', async () => {
  stop = steadyPresses(document);
  const hold = vi.spyOn(Element.prototype, 'setPointerCapture');
  const screen = await render(
    <>
      <button type="button" disabled>
        Off
      </button>
      <div draggable>
        <button type="button">Dragged</button>
      </div>
    </>,
  );
  await screen.getByRole('button', { name: 'Dragged' }).click();
  await userEvent.click(screen.getByRole('button', { name: 'Off' }), { force: true });
  expect(hold).not.toHaveBeenCalled();
  hold.mockRestore();
});
