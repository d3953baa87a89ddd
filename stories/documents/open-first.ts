/** How often, and how long after each other, the page is looked at again, in milliseconds. */
const [tries, pause] = [200, 25];

/** Presses the first button of an example when it can be pressed, and waits for the dialog or drawer that it opens. */
export async function openFirst(canvas: HTMLElement): Promise<void> {
  const button = await until(() => canvas.querySelector<HTMLButtonElement>('section button:enabled'));
  button.click();
  await until(() => canvas.ownerDocument.querySelector('dialog[open], [role="dialog"]'));
}

async function until<Found>(find: () => Found | null): Promise<Found> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const found = find();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  throw new Error('The example has no button to press, or the button opens nothing.');
}
