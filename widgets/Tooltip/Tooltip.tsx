import { isComposing } from '../kit/keys/is-composing.ts';
import { type ReactElement, useCallback, useRef, useState } from 'react';
import type { WidgetProps } from '#engine';
import type { TooltipProps } from '../generated/types.ts';
import { positionTip } from '../kit/tip/position-tip.ts';
import tip from '../kit/tip/tip.module.css';
import styles from './Tooltip.module.css';
import { useDescribed } from './useDescribed.ts';

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
    (words: HTMLDivElement | null) => {
      const about = document.getElementById(id);
      if (!words || !about) return undefined;
      words.showPopover();
      positionTip(words, about, position);
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
        <div ref={show} popover="manual" role="tooltip" className={tip.tip}>
          {words}
        </div>
      )}
    </div>
  );
}
