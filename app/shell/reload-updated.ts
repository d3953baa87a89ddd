/** Where this tab notes when it was reloaded by itself, in milliseconds since 1970. */
const storageKey = 'pagewright.reloaded';
/** A tab is reloaded by itself once in so many milliseconds: while servers are updated one after another, each may answer. */
const oncePer = 600_000;

interface ReloadParts {
  view: Pick<Window, 'addEventListener' | 'location' | 'document' | 'sessionStorage' | 'fetch'>;
  leaving: { isUnsaved(): boolean };
  now(): number;
}

/**
 * Reloads the page when code of it cannot be fetched because the product was updated meanwhile, where nothing would be lost by it
 * (SHELL-48). Else the message with its button stays.
 */
export function reloadUpdated({ view, leaving, now }: ReloadParts): void {
  /** Whether the server's page begins with other code than this one did; false also when there is no answer. */
  async function isUpdated(): Promise<boolean> {
    const own = view.document.querySelector<HTMLScriptElement>('script[type=module][src]')?.getAttribute('src');
    if (!own) return false;
    const { href } = view.location;
    const answer = await view.fetch(href, { cache: 'no-store', headers: { accept: 'text/html' } });
    return answer.ok && !(await answer.text()).includes(`src="${own}"`);
  }

  async function reload(): Promise<void> {
    if (now() - Number(view.sessionStorage.getItem(storageKey)) < oncePer) return;
    if (!(await isUpdated()) || leaving.isUnsaved()) return;
    view.sessionStorage.setItem(storageKey, String(now()));
    view.location.reload();
  }

  view.addEventListener('vite:preloadError', () => {
    // Without a connection there is nothing to compare with.
    reload().catch(console.warn);
  });
}
