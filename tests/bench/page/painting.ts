/** How long something may take to show, in milliseconds; the slowest contender needs a tenth. */
const patience = 60_000;

/** Where contenders show what they show. */
export function pageContainer(): HTMLElement {
  const found = document.querySelector<HTMLElement>('#place');
  if (!found) throw new Error('The page has no place.');
  return found;
}

/** Resolves once what is in the document now has been painted, before anything else that the browser has to do then. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => void scheduler.postTask(resolve, { priority: 'user-blocking' }));
  });
}

/** Resolves once all that is queued by now is done; what the browser puts off by a timer is not waited for. */
export function rest(): Promise<void> {
  return scheduler.postTask(() => undefined, { priority: 'background' });
}

/** Resolves when the document holds so many elements; looks once a frame. Rejects when it never does. */
export async function untilCount(selector: string, wanted: number): Promise<void> {
  const start = performance.now();
  for (;;) {
    const found = pageContainer().querySelectorAll(selector).length;
    if (found === wanted) return;
    if (performance.now() - start > patience) throw new Error(`${found} of ${wanted} elements match ${selector}.`);
    await nextPaint();
  }
}
