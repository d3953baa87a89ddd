import type { EngineHost } from '../host/host.ts';

/**
 * Repeats `beat` so many milliseconds after the last one ended, until the returned function is called. While the person is
 * away nothing is repeated; what was due meanwhile comes at once when they are back (SESS-15, SESS-23).
 */
export function startHeartbeat(
  { clock, presence }: Pick<EngineHost, 'clock' | 'presence'>,
  every: number,
  beat: () => Promise<void>,
): () => void {
  let stopTimer = clock.after(every, due);
  let isDue = false;
  let isOver = false;
  const stopPresence = presence?.subscribe(() => {
    if (!isDue || presence.isAway()) return;
    isDue = false;
    due();
  });

  function due(): void {
    if (presence?.isAway()) {
      isDue = true;
      return;
    }
    void beat().finally(() => {
      if (!isOver) stopTimer = clock.after(every, due);
    });
  }

  return () => {
    isOver = true;
    stopTimer();
    stopPresence?.();
  };
}
