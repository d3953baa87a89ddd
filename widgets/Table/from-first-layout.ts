import { elementScroll, observeElementOffset, observeElementRect, type Virtualizer } from '@tanstack/react-virtual';

type Window = Virtualizer<HTMLElement, Element>;

/** Tells of something of the element that scrolls, until the returned function is called. */
type Observe<Told extends unknown[]> = (instance: Window, tell: (...told: Told) => void) => undefined | (() => void);

const laidOut = new WeakSet<Window>();

/** The same from the first layout on. */
function whenLaidOut<Told extends unknown[]>(observe: Observe<Told>): Observe<Told> {
  return (instance, tell) => {
    const { scrollElement, targetWindow } = instance;
    if (!scrollElement || !targetWindow?.ResizeObserver) return observe(instance, tell);
    let stop: undefined | (() => void);
    const observer = new targetWindow.ResizeObserver(() => {
      observer.disconnect();
      laidOut.add(instance);
      stop = observe(instance, tell);
    });
    observer.observe(scrollElement);
    return () => {
      observer.disconnect();
      stop?.();
    };
  };
}

/** Tells first of what was scrolled in the frame of the first layout: its event came before anybody listened. */
const observeOffset: typeof observeElementOffset<HTMLElement> = (instance, tell) => {
  const offset = instance.scrollElement?.scrollTop ?? 0;
  if (offset !== 0) tell(offset, false);
  return observeElementOffset(instance, tell);
};

/**
 * For a virtualizer that begins at the top, with an `initialRect` near the size of its element. Asked at once for that size and
 * place, or told to scroll to where it is, the browser would lay out the page before its rows are there, and then again.
 */
export const fromFirstLayout = {
  observeElementRect: whenLaidOut(observeElementRect),
  observeElementOffset: whenLaidOut(observeOffset),
  scrollToFn: (offset: number, how: Parameters<typeof elementScroll>[1], instance: Window): void => {
    if (offset !== 0 || laidOut.has(instance)) elementScroll(offset, how, instance);
  },
};
