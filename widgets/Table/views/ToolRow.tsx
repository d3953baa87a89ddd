import { isComposing } from '../../kit/keys/is-composing.ts';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useCallback,
  useRef,
  useState,
} from 'react';
import { useIntl } from 'react-intl';
import { Glyph } from '../../kit/icons/Glyph.tsx';
import styles from './tool-row.module.css';

interface ToolRowProps {
  id: string;
  children: ReactNode;
}

/**
 * Tools in one row: those for which there is no room are behind a button, which opens them below the row. They stay where they are in
 * the document, so that what is open in one of them stays open.
 */
export function ToolRow({ id, children }: ToolRowProps): ReactElement {
  const { formatMessage } = useIntl();
  const [isCut, setCut] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const more = useRef<HTMLButtonElement>(null);
  const watch = useCallback((row: HTMLElement | null) => {
    if (!row) return undefined;
    const measure = () => setCut(markBeyond(row));
    const sizes = new ResizeObserver(measure);
    const follow = () => {
      sizes.disconnect();
      for (const one of [row, ...row.children]) sizes.observe(one);
      measure();
    };
    const nodes = new MutationObserver(follow);
    nodes.observe(row, { childList: true });
    follow();
    return () => {
      sizes.disconnect();
      nodes.disconnect();
    };
  }, []);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // A press on what takes no focus, such as the panel itself, leaves nothing.
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const keys = (event: KeyboardEvent) => {
    if (isComposing(event) || event.key !== 'Escape' || event.defaultPrevented || !isOpen) return;
    event.preventDefault();
    event.stopPropagation();
    setOpen(false);
    more.current?.focus();
  };
  /** A press that does its work at once closes the row again; one that opens something of the tool does not. */
  const pressed = ({ target }: MouseEvent) => {
    const button = target instanceof Element && !target.closest('[popover], dialog') ? target.closest('button') : null;
    if (!isOpen || !button || button.matches('[popovertarget], [aria-expanded], [aria-haspopup]')) return;
    setOpen(false);
    more.current?.focus();
  };
  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label={formatMessage({ id: 'widget.Table.tools' }, { count: 0 })}
      className={styles.frame}
      onBlur={leave}
      onKeyDown={keys}
      onClick={pressed}
    >
      <div className={styles.room}>
        <div ref={watch} id={`${id}-tools`} className={styles.row} data-open={(isOpen && isCut) || undefined}>
          {children}
        </div>
      </div>
      {isCut && (
        <button
          ref={more}
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          aria-controls={`${id}-tools`}
          aria-label={formatMessage({ id: 'widget.Table.moreTools' })}
          title={formatMessage({ id: 'widget.Table.moreTools' })}
          onClick={() => setOpen(!isOpen)}
        >
          <Glyph name="more" size={16} />
        </button>
      )}
    </div>
  );
}

/** Marks the tools below the first line, and says whether there are any. How wide the row is, is known to what can be narrower in it. */
function markBeyond(row: HTMLElement): boolean {
  row.style.setProperty('--tool-room', `${row.clientWidth}px`);
  const tools = [...row.children].filter((one) => one instanceof HTMLElement).filter((one) => one.offsetHeight > 0);
  const [first] = tools;
  const end = first ? first.offsetTop + first.offsetHeight : 0;
  let isCut = false;
  for (const tool of tools) {
    const isBeyond = tool.offsetTop >= end;
    tool.toggleAttribute('data-beyond', isBeyond);
    isCut ||= isBeyond;
  }
  return isCut;
}
