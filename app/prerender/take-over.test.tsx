import { type ReactElement, useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { collectStyles } from './collect-styles.ts';
import { takeOver } from './take-over.tsx';

/** What the program knows, by field. */
let known: Record<string, unknown> = {};
let presses = 0;

/** One field of each kind, all controlled by the program; `where` is the browser or the prerenderer. */
function Fields({ where = '' }: { where?: string }): ReactElement {
  const [values, setValues] = useState<Record<string, string | boolean>>({
    kind: 'a',
    side: 'left',
    note: '',
    box: false,
  });
  useEffect(() => {
    known = values;
  });
  const keep = (name: string, value: string | boolean) => setValues((before) => ({ ...before, [name]: value }));
  const text = (name: string) => ({
    'aria-label': name,
    name,
    value: String(values[name] ?? ''),
    onChange: (event: { target: { value: string } }) => keep(name, event.target.value),
  });
  return (
    <form style={{ maxWidth: '300px' }}>
      <input {...text('name')} />
      <input {...text('count')} type="number" />
      <textarea {...text('note')} />
      <select {...text('kind')}>
        <option value="a">A</option>
        <option value="b">B</option>
      </select>
      <input
        aria-label="box"
        name="box"
        type="checkbox"
        checked={values['box'] === true}
        onChange={(e) => keep('box', e.target.checked)}
      />
      {['left', 'right'].map((side) => (
        <input
          key={side}
          aria-label={side}
          name="side"
          type="radio"
          value={side}
          checked={values['side'] === side}
          onChange={() => keep('side', side)}
        />
      ))}
      <input aria-label="file" name="file" type="file" />
      <button
        id={`press_${where ? '_r' : '_R'}_1_`}
        type="button"
        onClick={() => {
          presses += 1;
        }}
      >
        Press
      </button>
      <p>{where}</p>
    </form>
  );
}

/** The entry page's part of it, as the server writes it. */
function draw(program: ReactElement): HTMLElement {
  const { html, css } = collectStyles(renderToString(program));
  const sheet = document.createElement('style');
  sheet.id = 'pagewright-prerendered';
  sheet.textContent = css;
  const root = document.createElement('div');
  root.id = 'root';
  root.innerHTML = html;
  document.body.append(sheet, root);
  return root;
}

const field = (label: string) => page.getByLabelText(label, { exact: true });
const enter = async (): Promise<void> => {
  await userEvent.fill(field('name'), 'owner');
  await userEvent.fill(field('count'), '12');
  await userEvent.fill(field('note'), 'two\nlines');
  await userEvent.selectOptions(field('kind'), 'b');
  await userEvent.click(field('box'));
  await userEvent.click(field('right'));
};
const entered = { name: 'owner', count: '12', note: 'two\nlines', kind: 'b', box: true, side: 'right' };

beforeEach(() => {
  known = {};
  presses = 0;
});
afterEach(() => {
  document.body.replaceChildren();
  delete document.documentElement.dataset['live'];
});

describe('a program that takes a drawn screen over', () => {
  test('hears of everything that was entered, and keeps the elements and their styles', async () => {
    const root = draw(<Fields />);
    const form = root.querySelector('form');
    expect(getComputedStyle(form as Element).maxWidth).toBe('300px');
    await enter();
    await takeOver(document, true, <Fields />);
    await expect.poll(() => known).toEqual(entered);
    expect(root.querySelector('form')).toBe(form);
    expect(form?.style.maxWidth).toBe('300px');
    expect(root.querySelectorAll('[data-prerendered]')).toHaveLength(0);
    expect(document.querySelector('#pagewright-prerendered')).toBeNull();
    await expect.element(field('name')).toHaveValue('owner');
  });

  test('hears of it as well when it has to make the screen anew', async () => {
    const root = draw(<Fields where="paper" />);
    const form = root.querySelector('form');
    await enter();
    await userEvent.click(field('name'));
    root.querySelector('button')?.setAttribute('data-pressed', '');
    await takeOver(document, true, <Fields where="browser" />);
    await expect.poll(() => known).toEqual(entered);
    await expect.poll(() => presses).toBe(1);
    expect(root.querySelector('form')).not.toBe(form);
    await expect.element(page.getByText('browser')).toBeVisible();
    await expect.element(field('name')).toHaveFocus();
  });

  test('leaves a chosen file where it was chosen', async () => {
    const root = draw(<Fields />);
    await userEvent.upload(field('file'), new File(['a'], 'a.txt'));
    await userEvent.fill(field('name'), 'owner');
    await takeOver(document, true, <Fields />);
    await expect.poll(() => known['name']).toBe('owner');
    expect(root.querySelector<HTMLInputElement>('[type="file"]')?.files?.[0]?.name).toBe('a.txt');
  });

  test('keeps the caret where it was', async () => {
    draw(<Fields />);
    await userEvent.fill(field('note'), 'after it');
    await userEvent.fill(field('name'), 'oner');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await takeOver(document, true, <Fields />);
    await expect.poll(() => known['name']).toBe('oner');
    await userEvent.keyboard('w');
    await expect.poll(() => known['name']).toBe('owner');
  });

  test('carries out the press that was noted, once', async () => {
    const root = draw(<Fields />);
    root.querySelector('button')?.setAttribute('data-pressed', '');
    await takeOver(document, true, <Fields />);
    await expect.poll(() => presses).toBe(1);
    expect(root.querySelector('[data-pressed]')).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Press' }));
    expect(presses).toBe(2);
  });

  test('waits while a character is being composed', async () => {
    const root = draw(<Fields />);
    const input = root.querySelector('input');
    input?.setAttribute('data-composing', '');
    const taken = takeOver(document, true, <Fields />);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(document.documentElement.dataset['live']).toBeUndefined();
    input?.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    await taken;
    await expect.poll(() => known['kind']).toBe('a');
  });

  test('shows its own screen where another one was drawn', async () => {
    document.documentElement.dataset['known'] = '';
    const root = draw(<Fields where="visitor" />);
    await takeOver(document, false, <p>Signed in</p>);
    await expect.element(page.getByText('Signed in')).toBeVisible();
    expect(root.querySelector('form')).toBeNull();
    expect(document.documentElement.dataset['known']).toBeUndefined();
  });
});
