import { useCallback } from 'react';

const focusable = 'a[href], button, input, select, textarea, [tabindex]';
const attribute = 'aria-describedby';

/**
 * Ties a description to what can take the focus inside an element, whenever that appears or is described again; where nothing
 * can, the element itself takes the focus, so that the keyboard reaches the words.
 */
export function useDescribed(description: string | undefined): (box: HTMLElement | null) => (() => void) | undefined {
  return useCallback(
    (box: HTMLElement | null) => {
      if (!box || description === undefined) return undefined;
      let tied: Element | undefined;
      const tie = () => {
        const target = box.querySelector(focusable) ?? box;
        if (tied && tied !== target) untie(tied, description);
        tied = target;
        if (target === box) box.tabIndex = 0;
        else box.removeAttribute('tabindex');
        const described = idsOf(target);
        if (!described.includes(description)) target.setAttribute(attribute, [...described, description].join(' '));
      };
      tie();
      const watch = new MutationObserver(tie);
      watch.observe(box, { childList: true, subtree: true, attributeFilter: [attribute] });
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
  const rest = idsOf(element).filter((id) => id !== description);
  if (rest.length === 0) element.removeAttribute(attribute);
  else element.setAttribute(attribute, rest.join(' '));
}

function idsOf(element: Element): string[] {
  return (element.getAttribute(attribute) ?? '').split(' ').filter((id) => id !== '');
}
