import { useCallback } from 'react';

const focusable = 'a[href], button, input, select, textarea, [tabindex]:not([data-tip-stop])';

/**
 * Ties a description to what can take the focus inside an element, whenever that comes; where nothing can, the element
 * itself takes it, so that the keyboard reaches the words.
 */
export function useDescribed(description: string | undefined): (box: HTMLElement | null) => (() => void) | undefined {
  return useCallback(
    (box: HTMLElement | null) => {
      if (!box || description === undefined) return undefined;
      let tied: Element | undefined;
      const tie = () => {
        const target = box.querySelector(focusable) ?? box;
        if (target === tied) return;
        if (tied) untie(tied, description);
        tied = target;
        if (target === box) {
          box.tabIndex = 0;
          box.dataset['tipStop'] = '';
        } else box.removeAttribute('tabindex');
        const before = target.getAttribute('aria-describedby');
        target.setAttribute('aria-describedby', before ? `${before} ${description}` : description);
      };
      tie();
      const watch = new MutationObserver(tie);
      watch.observe(box, { childList: true, subtree: true });
      return () => {
        watch.disconnect();
        if (tied) untie(tied, description);
        box.removeAttribute('tabindex');
      };
    },
    [description],
  );
}

function untie(element: Element, description: string): void {
  const rest = (element.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id !== description);
  if (rest.join('') === '') element.removeAttribute('aria-describedby');
  else element.setAttribute('aria-describedby', rest.join(' '));
}
