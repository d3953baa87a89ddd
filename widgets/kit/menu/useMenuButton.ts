import { isComposing } from '../keys/is-composing.ts';
import { type FocusEvent, type KeyboardEvent, useCallback, useState } from 'react';
import { positionBeside } from '../popover/position-beside.ts';

interface MenuButton {
  /** Which entry is active first while the menu is open. */
  start: 'first' | 'last' | undefined;
  close: () => void;
  /** Puts the panel below the button. */
  position: (panel: HTMLElement) => void;
  /** Of the element around button and panel. */
  frame: { onBlur: (event: FocusEvent) => void; onKeyDown: (event: KeyboardEvent) => void };
  button: {
    id: string;
    type: 'button';
    'aria-haspopup': 'menu';
    'aria-expanded': boolean;
    'aria-controls': string | undefined;
    onClick: () => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
}

/** A menu button (ARIA pattern): a press or an arrow opens the menu, which closes when the focus leaves. */
export function useMenuButton(id: string): MenuButton {
  const [start, setStart] = useState<'first' | 'last'>();
  const close = () => {
    setStart(undefined);
    document.getElementById(id)?.focus({ preventScroll: true });
  };
  const position = useCallback(
    (panel: HTMLElement) => {
      const button = document.getElementById(id);
      if (button) positionBeside(panel, button);
    },
    [id],
  );
  return {
    start,
    close,
    position,
    frame: {
      onBlur(event) {
        if (start && !event.currentTarget.contains(event.relatedTarget)) setStart(undefined);
      },
      // The focus is on the button while the code of the menu is fetched.
      onKeyDown(event) {
        if (isComposing(event)) return;
        if (event.key !== 'Escape' || !start) return;
        event.preventDefault();
        event.stopPropagation();
        close();
      },
    },
    button: {
      id,
      type: 'button',
      'aria-haspopup': 'menu',
      'aria-expanded': start !== undefined,
      'aria-controls': start && `${id}-menu_list`,
      onClick: () => (start ? close() : setStart('first')),
      onKeyDown(event) {
        if (isComposing(event)) return;
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        setStart(event.key === 'ArrowDown' ? 'first' : 'last');
      },
    },
  };
}
