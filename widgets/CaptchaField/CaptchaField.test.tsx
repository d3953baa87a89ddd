import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const props = { label: 'Verification code', image: '/files/no-such-picture.png' };
const listen = ['refresh', 'larger', 'question', 'picture'];

test('CaptchaField takes the code of the picture, found by its label', async () => {
  const { screen, value } = await showWidget('CaptchaField', props, { value: '', listen });
  await userEvent.tab();
  await expect.element(screen.getByLabelText('Verification code')).toHaveFocus();
  await userEvent.keyboard('7Km3');
  expect(value()).toBe('7Km3');
});

test('AUTH-49 CaptchaField asks for a new picture where an earlier one has shown the address, which a browser would keep', async () => {
  const image = '/files/no-such-code.png?turn=1';
  const sources = (container: Element) => [...container.querySelectorAll('img')].map((img) => img.getAttribute('src'));
  const signUp = await showWidget('CaptchaField', { ...props, image }, { value: '', listen });
  expect(sources(signUp.screen.container)).toEqual([image]);
  await signUp.screen.unmount();
  const signIn = await showWidget('CaptchaField', { ...props, image }, { value: '', listen });
  expect(sources(signIn.screen.container)).toEqual([expect.stringMatching(/\?turn=1&again=\d+$/)]);
});

test('CaptchaField asks for another picture, a larger one, or a question, by keyboard', async () => {
  const { happened } = await showWidget('CaptchaField', props, { value: '', listen });
  await userEvent.tab();
  for (let stop = 0; stop < 3; stop += 1) {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
  }
  expect(happened.map(([name]) => name)).toEqual(['refresh', 'larger', 'question']);
});

test('CaptchaField with a question shows it instead of the picture, tied to the input', async () => {
  const question = 'Which is larger, seven or three?';
  const { screen, happened } = await showWidget('CaptchaField', { ...props, question }, { value: '', listen });
  await expect.element(screen.getByLabelText('Verification code')).toHaveAccessibleDescription(question);
  expect(screen.container.querySelector('img')).toBeNull();
  await screen.getByRole('button', { name: 'Show a picture instead' }).click();
  await screen.getByRole('button', { name: 'Another question' }).click();
  expect(happened.map(([name]) => name)).toEqual(['picture', 'refresh']);
});

test('CaptchaField offers no way out that the document does not answer', async () => {
  const { screen } = await showWidget('CaptchaField', props, { value: '', listen: ['refresh'] });
  expect(screen.getByRole('button').elements()).toHaveLength(1);
});
