/**
 * Runs before a prerendered screen is shown and long before the program: a script of its own, without imports. The screen is prerendered
 * for visitors, so signed-in users do not see it; a press of a button is noted on it until the program carries it out
 * (`take-over.tsx`).
 */
{
  const page = document.documentElement;
  const isLive = (): boolean => page.dataset['live'] !== undefined;
  const isSignedIn = (): boolean => {
    try {
      return [localStorage, sessionStorage].some((storage) => storage.getItem('pagewright.session') !== null);
    } catch {
      // A browser that keeps the storage from a frame keeps no session there either.
      return false;
    }
  };
  // A user who signed in at another address arrives with a ticket for the session (app/session/handover.ts).
  if (isSignedIn() || location.hash.startsWith('#handover=')) page.dataset['known'] = '';

  const hear = (name: string, work: (element: Element, event: Event) => void): void =>
    document.addEventListener(
      name,
      (event) => !isLive() && event.target instanceof Element && work(event.target, event),
      true,
    );
  const forget = (name: string): void => {
    for (const element of document.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
  };
  hear('click', (element, event) => {
    const button = element.closest('button');
    if (!button) return;
    event.preventDefault();
    // The last one counts.
    forget('data-pressed');
    button.setAttribute('data-pressed', '');
  });
  // The browser itself would send what was entered.
  hear('submit', (_, event) => event.preventDefault());
  hear('compositionstart', (field) => field.setAttribute('data-composing', ''));
  hear('compositionend', (field) => field.removeAttribute('data-composing'));

  /** The program was not loaded or did not start: the screen would not react. */
  const fail = (): void => {
    if (isLive()) return;
    page.dataset['live'] = '';
    delete page.dataset['known'];
    forget('data-pressed');
    const texts: Record<string, string> = JSON.parse(
      document.getElementById('pagewright-boot')?.textContent ?? '{}',
    ).messages;
    const notice = document.createElement('p');
    notice.id = 'pagewright-failed';
    notice.role = 'alert';
    const again = document.createElement('a');
    again.href = '';
    again.textContent = texts['app.failure.retry'] ?? '';
    notice.append(`${texts['app.failure.title']} ${texts['app.failure.text']} `, again);
    document.body.append(notice);
  };
  // What the program reports before it has taken over; others' scripts may fail as they like.
  addEventListener(
    'error',
    ({ filename }) => isStarted && (!filename || filename.startsWith(location.origin)) && fail(),
  );

  const program = document.currentScript?.dataset['program'] ?? '';
  let isStarted = false;
  const start = (): void => {
    if (isStarted) return;
    isStarted = true;
    import(/* @vite-ignore */ program).catch(fail);
  };
  // The screen first: running the program takes longer than everything before. A hidden window has no frames.
  document.addEventListener('DOMContentLoaded', () => {
    requestAnimationFrame(() => setTimeout(start));
    setTimeout(start, 100);
  });
}
