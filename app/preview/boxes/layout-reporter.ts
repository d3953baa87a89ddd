import type { FragmentInstance } from 'react';
import type { Layout } from '#widgets/kit/preview/messages.ts';
import type { Locate } from './Located.tsx';
import { type LocatedNode, nodeBoxes } from './node-boxes.ts';

interface LayoutReporter {
  locate: Locate;
  /** Reports from now on, with the size of this element as that of the content; returns the way to stop. */
  follow(root: HTMLElement): () => void;
}

/** What moves something although no element changes its size or is changed. */
const movingEvents = ['load', 'error', 'scroll', 'transitionend', 'animationend'];

/**
 * Reports where nodes are once after each change of the layout, and nothing while all is where it was. It looks at the layout
 * once a frame at most, and changes nothing itself, so that it never runs by itself.
 */
export function createLayoutReporter(view: Window, report: (layout: Layout) => void): LayoutReporter {
  const nodes = new Set<LocatedNode & { fragment: FragmentInstance }>();
  let root: HTMLElement | undefined;
  let isDue = false;
  let reported = '';

  function measure(): void {
    isDue = false;
    if (!root) return;
    const { clientWidth, scrollWidth } = view.document.documentElement;
    const layout = {
      boxes: nodeBoxes(nodes, { x: view.scrollX, y: view.scrollY }),
      size: { width: Math.max(clientWidth, scrollWidth), height: root.scrollHeight },
    };
    const text = JSON.stringify(layout);
    if (text === reported) return;
    reported = text;
    report(layout);
  }

  function schedule(): void {
    if (!isDue) view.requestAnimationFrame(measure);
    isDue = true;
  }

  const sizes = new ResizeObserver(schedule);

  return {
    locate(id, around, fragment) {
      const node = { id, around, fragment };
      nodes.add(node);
      fragment.observeUsing(sizes);
      schedule();
      return () => {
        nodes.delete(node);
        fragment.unobserveUsing(sizes);
        schedule();
      };
    },
    follow(element) {
      const { document } = view;
      root = element;
      sizes.observe(element);
      const changes = new MutationObserver(schedule);
      changes.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
      for (const name of movingEvents) document.addEventListener(name, schedule, true);
      view.addEventListener('resize', schedule);
      document.fonts.addEventListener('loadingdone', schedule);
      schedule();
      return () => {
        root = undefined;
        sizes.unobserve(element);
        changes.disconnect();
        for (const name of movingEvents) document.removeEventListener(name, schedule, true);
        view.removeEventListener('resize', schedule);
        document.fonts.removeEventListener('loadingdone', schedule);
      };
    },
  };
}
