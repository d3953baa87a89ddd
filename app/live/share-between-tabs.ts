interface TabParts {
  navigator: { locks?: Pick<LockManager, 'request'> };
  setInterval(work: () => void, milliseconds: number): number;
  clearInterval(timer: number): void;
}

/** Something changed; with the data of the event that says what. */
type Heard = (data?: string) => void;

/** Milliseconds between two looks where tabs cannot agree on one of them that follows. */
const pollEvery = 30_000;

/**
 * One tab of the browser follows, and shares with the others what it hears: a browser opens few connections to one server, and a
 * stream in each tab would leave none for calls. Where frames or insecure pages have no locks, each tab looks now and then instead.
 * Returns the function that ends it.
 */
export function shareBetweenTabs(
  view: TabParts,
  name: string,
  { follow, onChange }: { follow(onChange: Heard, signal: AbortSignal): Promise<void>; onChange: Heard },
): () => void {
  const { locks } = view.navigator;
  if (!locks) {
    const timer = view.setInterval(() => onChange(), pollEvery);
    return () => view.clearInterval(timer);
  }
  const control = new AbortController();
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<string | undefined>) => onChange(data));
  const hear: Heard = (data) => {
    onChange(data);
    channel.postMessage(data);
  };
  locks
    .request(name, { signal: control.signal }, () => follow(hear, control.signal))
    .catch((error: unknown) => {
      if (!control.signal.aborted) console.warn(error);
    });
  return () => {
    control.abort();
    channel.close();
  };
}
