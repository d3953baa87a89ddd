import type { MouseEvent, ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import type { SideNavEvents, SideNavProps } from '../generated/types.ts';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { Modal } from '../kit/dialog/Modal.tsx';
import { isPlainClick } from '../Link/plain-click.ts';
import { NavItems } from './NavItems.tsx';
import styles from './SideNav.module.css';
import { useOpenState } from './useOpenState.ts';

/** A plain click on a link of this site shows a page, which the layer would cover. */
const leadsOn = (event: MouseEvent): boolean =>
  isPlainClick(event) && event.target instanceof Element && event.target.closest('a[href]:not([target])') !== null;

/**
 * SHELL-22 SHELL-33: beside the page at 240 or 64 px, as it was left; in a narrow window a layer that closes when the window
 * shrinks.
 */
export function SideNav({
  id,
  props,
  bound,
  emit,
  listens,
  slot,
  hasSlot,
}: WidgetProps<SideNavProps, SideNavEvents>): ReactElement | null {
  const { formatMessage } = useIntl();
  const { isOpen, isNarrow, setOpen } = useOpenState(bound, props.cookie);
  const navigate = listens('navigate')
    ? (detail: { id: string; href: string }) => {
        if (isNarrow) setOpen(false);
        emit('navigate', detail);
      }
    : undefined;
  const isWide = isNarrow || isOpen;
  const inside = (
    <>
      <div className={styles.top}>{slot('top')}</div>
      {hasSlot('default') ? (
        <div className={styles.content}>{slot('default')}</div>
      ) : (
        <NavItems items={props.items ?? []} label={props.label} isWide={isWide} onNavigate={navigate} />
      )}
      <div className={styles.bottom}>
        {slot('bottom')}
        {!isNarrow && (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            <Glyph name="sidebar" />
            <span className={styles.word} data-wide={isWide}>
              {isOpen ? formatMessage({ id: 'widget.SideNav.close' }) : formatMessage({ id: 'widget.SideNav.open' })}
            </span>
          </button>
        )}
      </div>
    </>
  );
  if (!isNarrow) {
    return (
      <aside id={id} className={styles.aside} data-open={isOpen} data-tone={props.tone ?? undefined}>
        {inside}
      </aside>
    );
  }
  // What it holds decides what opens first (MENU-19), on a phone as well, where the layer is closed then.
  if (!isOpen) return hasSlot('default') ? <div hidden>{slot('default')}</div> : null;
  return (
    <Modal
      id={id}
      side="start"
      label={props.label}
      onDismiss={() => setOpen(false)}
      style={{ width: 272, maxWidth: '86vw' }}
    >
      <div
        className={styles.layer}
        data-tone={props.tone ?? undefined}
        onClickCapture={(event) => leadsOn(event) && setOpen(false)}
      >
        {inside}
      </div>
    </Modal>
  );
}
