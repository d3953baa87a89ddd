import { isComposing } from '../keys/is-composing.ts';
import { type KeyboardEvent, type ReactElement, type ReactNode, type ToggleEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import styles from './Popover.module.css';
import { positionBeside } from './position-beside.ts';

interface PopoverProps {
  id: string;
  /** The name of the button and of the panel. */
  label: string;
  face: ReactNode;
  /** Of the button, where it says more than the name. */
  tip?: string | undefined;
  className?: string | undefined;
  /** Of the button; -1 where arrow keys lead to it. */
  tabIndex?: number | undefined;
  /** A press on something inside that can be pressed closes it. */
  closesOnPress?: boolean;
  disabled?: boolean | undefined;
  /** As wide as what is inside, up to the window's width. */
  isWide?: boolean;
  /** The panel was closed, in whatever way. */
  onClose?: (() => void) | undefined;
  children: (close: () => void) => ReactNode;
}

/** A button that opens a panel over everything: the browser's own, so Escape and a press elsewhere close it. */
export function Popover(props: PopoverProps): ReactElement {
  const { id, label, face, tip, className, tabIndex, closesOnPress, disabled, isWide, onClose, children } = props;
  const [isOpen, setOpen] = useState(false);
  const close = () => document.getElementById(`${id}-panel`)?.hidePopover();
  const keys = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // A dialog around it would hear the key as well, and close with it.
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  const toggle = (event: ToggleEvent<HTMLDivElement>) => {
    const panel = event.currentTarget;
    const isNow = event.newState === 'open';
    // The panel is measured with its content.
    flushSync(() => setOpen(isNow));
    const button = document.getElementById(id);
    if (isNow && button) positionBeside(panel, button);
    if (!isNow) onClose?.();
  };
  const watch = (panel: HTMLDivElement | null) => {
    if (!panel) return undefined;
    const press = ({ target }: Event) => {
      if (closesOnPress && target instanceof Element && target.closest('button, a')) panel.hidePopover();
    };
    panel.addEventListener('click', press);
    // What is inside may be fetched first, and be larger than what is shown meanwhile.
    const resize = new ResizeObserver(() => {
      const button = document.getElementById(id);
      if (button && panel.matches(':popover-open')) positionBeside(panel, button);
    });
    resize.observe(panel);
    return () => {
      panel.removeEventListener('click', press);
      resize.disconnect();
    };
  };
  return (
    <>
      <button
        type="button"
        id={id}
        className={className}
        aria-label={label}
        title={tip ?? label}
        aria-expanded={isOpen}
        tabIndex={tabIndex}
        disabled={disabled}
        popoverTarget={`${id}-panel`}
      >
        {face}
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape belongs to the panel as a whole. */}
      <div
        ref={watch}
        id={`${id}-panel`}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={styles.panel}
        data-wide={isWide}
        onToggle={toggle}
        onKeyDown={keys}
      >
        {isOpen && children(close)}
      </div>
    </>
  );
}
