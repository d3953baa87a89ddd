import { chromium } from './chromium.ts';

/** Letters of an input method in the field that has the focus: underlined, and not yet a word. */
export async function compose(text: string): Promise<void> {
  await chromium().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
}

/** A key that the input method takes, as Chromium reports it to the page: the code 229, within the composition. */
export async function pressComposing(key: string): Promise<void> {
  const event = { key, code: key, windowsVirtualKeyCode: 229 };
  await chromium().send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...event });
  await chromium().send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
}

/** Ends the composition with the word that was chosen. */
export async function finishComposing(word: string): Promise<void> {
  await chromium().send('Input.insertText', { text: word });
}
