/** Works at once, and again after each interval (milliseconds) unless a round still runs. Gives a function that ends it with the round at hand. */
export function startRounds(interval: number, work: (isStopped: () => boolean) => Promise<void>): () => Promise<void> {
  let isEnded = false;
  let isIdle = true;
  let running = Promise.resolve();
  const begin = (): void => {
    if (!isIdle) return;
    isIdle = false;
    running = work(() => isEnded).finally(() => {
      isIdle = true;
    });
  };
  begin();
  const timer = setInterval(begin, interval).unref();
  return () => {
    isEnded = true;
    clearInterval(timer);
    return running;
  };
}
