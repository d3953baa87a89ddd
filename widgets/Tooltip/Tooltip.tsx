import { isComposing } from '../kit/keys/is-composing.ts';
import { type ReactElement, useCallback, useRef, useState } from 'react';
import type { WidgetProps } from '#engine';
import type { TooltipProps } from '../generated/types.ts';
import styles from './Tooltip.module.css';
import { useDescribed } from './useDescribed.ts';

/** Room between the words, what they are about and the edge of the window, in px. */
const margin = 6;

/** Puts words of the top layer above or below what they are about, in its middle; on the other side where there is no room. */
function positionTip(tip: HTMLElement, about: HTMLElement, side: 'top' | 'bottom'): void {
  const { top, bottom, left, width } = about.getBoundingClientRect();
  const { offsetWidth, offsetHeight, style } = tip;
  const room = document.documentElement.clientWidth;
  const fitsAbove = top - offsetHeight - margin >= 0;
  const fitsBelow = bottom + offsetHeight + margin <= window.innerHeight;
  const isAbove = side === 'top' ? fitsAbove || !fitsBelow : !fitsBelow && fitsAbove;
  style.left = `${Math.max(margin, Math.min(left + width / 2 - offsetWidth / 2, room - offsetWidth - margin))}px`;
  style.top = `${isAbove ? top - offsetHeight - margin : bottom + margin}px`;
}

/** Until it shows and until it goes, in ms: passing over shows nothing, and the pointer reaches the words. */
const rest = 300;

/** Words about what is inside, shown while the pointer or the focus is on it; Escape takes them away. */
export function Tooltip({ id, props, slot }: WidgetProps<TooltipProps>): ReactElement {
  const [isShown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const words = props.text ?? '';
  const isWanted = words !== '' && [...words].length > (props.over ?? 0);
  const box = useDescribed(isWanted ? `${id}-tip` : undefined);
  const set = (next: boolean, wait: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(next), wait);
  };
  const position = props.place ?? 'top';
  const show = useCallback(
    (tip: HTMLDivElement | null) => {
      const about = document.getElementById(id);
      if (!tip || !about) return undefined;
      tip.showPopover();
      positionTip(tip, about, position);
      // The key is handled wherever the focus is.
      const hide = (event: KeyboardEvent) => {
        if (isComposing(event)) return;
        if (event.key === 'Escape') setShown(false);
      };
      document.addEventListener('keydown', hide);
      return () => document.removeEventListener('keydown', hide);
    },
    [id, position],
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices where the pointer and the focus are.
    <div
      id={id}
      ref={box}
      className={styles.box}
      onPointerEnter={() => set(true, rest)}
      onPointerLeave={() => set(false, rest / 2)}
      onFocus={({ target }) => {
        // A press moves the focus too, and must not show the tooltip.
        if (target.matches(':focus-visible')) set(true, 0);
      }}
      onBlur={() => set(false, 0)}
    >
      {slot('default')}
      {isWanted && (
        <span hidden id={`${id}-tip`}>
          {words}
        </span>
      )}
      {isWanted && isShown && (
        <div ref={show} popover="manual" role="tooltip" className={styles.tip}>
          {words}
        </div>
      )}
    </div>
  );
}
