import { isComposing } from '../kit/keys/is-composing.ts';
import { type KeyboardEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import type { BottomPanelEvents, BottomPanelProps } from '../generated/types.ts';
import { useControllableState } from '../kit/field/useControllableState.ts';
import { Glyph } from '../kit/icons/Glyph.tsx';
import styles from './BottomPanel.module.css';

/** Unbound it is open at first. */
const isOpenValue = (value: unknown): boolean => value === undefined || value === true;

/** SHELL-23: 400 px high or as high as the window leaves room, beside a page that can still be used. */
export function BottomPanel({
  id,
  props,
  bound,
  emit,
  slot,
}: WidgetProps<BottomPanelProps, BottomPanelEvents>): ReactElement | null {
  const { formatMessage } = useIntl();
  const [isFull, setFull] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const opener = useRef<Element>(null);
  const [isOpen, setOpen] = useControllableState(bound, isOpenValue);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // One that the page has from the beginning takes the focus from nobody.
    if (isOpen && !wasOpen.current) {
      opener.current = document.activeElement;
      panel.current?.focus({ preventScroll: true });
    }
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (!isOpen) return null;

  const isClosable = props.closable ?? true;
  const close = (): void => {
    setOpen(false);
    emit('close', null);
    if (opener.current instanceof HTMLElement && opener.current.checkVisibility()) opener.current.focus();
  };
  const keys = (event: KeyboardEvent): void => {
    if (isComposing(event)) return;
    if (event.key !== 'Escape' || event.defaultPrevented || !isClosable) return;
    event.preventDefault();
    close();
  };
  const size = isFull
    ? formatMessage({ id: 'widget.BottomPanel.reduce' })
    : formatMessage({ id: 'widget.BottomPanel.enlarge' });
  const closeLabel = formatMessage({ id: 'widget.BottomPanel.close' });
  return (
    // Escape is for whoever works in the panel; it is no control.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      id={id}
      ref={panel}
      className={styles.panel}
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      data-full={isFull}
      style={{ height: isFull ? undefined : (props.height ?? 400) }}
      onKeyDown={keys}
    >
      <div className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title}>
          {props.title}
        </h2>
        <button
          type="button"
          className={styles.button}
          aria-label={size}
          title={size}
          aria-expanded={isFull}
          onClick={() => setFull(!isFull)}
        >
          <Glyph name={isFull ? 'minimize' : 'maximize'} />
        </button>
        {isClosable && (
          <button type="button" className={styles.button} aria-label={closeLabel} title={closeLabel} onClick={close}>
            <Glyph name="x" />
          </button>
        )}
      </div>
      <div className={styles.body}>{slot('default')}</div>
    </section>
  );
}
