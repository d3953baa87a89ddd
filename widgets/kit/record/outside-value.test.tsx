import { type ReactElement, useLayoutEffect, useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useOutsideValue } from './useOutsideValue.ts';

const taken: unknown[] = [];
beforeEach(() => {
  taken.length = 0;
});

/** Sends `answer` in the commit of each turn after the first, as a form inside does once it has a key. */
function Answering({ turn, send }: { turn: number; send: (value: string) => void }): ReactElement {
  useLayoutEffect(() => {
    if (turn > 0) send('answer');
  }, [turn, send]);
  return <i />;
}

/** A widget with a part that answers before the widget's own effects, or after them. */
function Widget({
  value,
  set,
  turn,
  isBefore,
}: {
  value: string;
  set: (value: string) => void;
  turn: number;
  isBefore: boolean;
}): ReactElement {
  const sends = useOutsideValue(value, (next, before) => taken.push([next, before]));
  const [send] = useState(() => (own: string) => {
    sends(own);
    set(own);
  });
  useLayoutEffect(() => {
    if (!isBefore && turn > 0) send('answer');
  }, [isBefore, turn, send]);
  return (
    <p>
      {value}
      {isBefore && <Answering turn={turn} send={send} />}
    </p>
  );
}

function Page({ outside, isBefore = false }: { outside: string; isBefore?: boolean }): ReactElement {
  const [value, set] = useState('first');
  const [turn, setTurn] = useState(0);
  const change = (): void => {
    set(outside);
    setTurn(1);
  };
  return (
    <>
      <button type="button" onClick={() => setTimeout(change)}>
        Change it
      </button>
      <Widget value={value} set={set} turn={turn} isBefore={isBefore} />
    </>
  );
}

async function changed(page: ReactElement): Promise<readonly unknown[]> {
  const screen = await render(page);
  await screen.getByRole('button', { name: 'Change it' }).click();
  await expect.element(screen.getByText('answer')).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 50));
  return taken;
}

test('TABLE-24 a value that is sent right after one came from outside is never taken for one from outside', async () => {
  expect(await changed(<Page outside="outside" />)).toEqual([['outside', 'first']]);
});

test('TABLE-24 a render that still has the value from before a change is never taken for a value from outside', async () => {
  expect(await changed(<Page outside="first" isBefore />)).toEqual([]);
});
