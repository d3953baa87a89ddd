import type { ReactElement } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { offeredPages, type PageFacts, pageFacts, type PageInput } from './page-facts.ts';
import styles from './Pagination.module.css';

interface PagerProps extends PageInput {
  id: string;
  label?: string | undefined;
  sizes?: readonly number[] | undefined;
  disabled?: boolean | undefined;
  onPage: (page: number) => void;
  onSize: (size: number) => void;
}

/** The range that is shown, the sizes to choose from, and the way to other pages. */
export function Pager({ id, label, sizes = [], disabled, onPage, onSize, ...input }: PagerProps): ReactElement {
  const { formatMessage } = useIntl();
  const facts = pageFacts(input);
  const { page, size } = input;
  return (
    <nav
      id={id}
      className={styles.pager}
      data-only-page={page <= 1 && !facts.hasNext}
      aria-label={label ?? formatMessage({ id: 'widget.Pagination.label' })}
    >
      <p className={styles.range} role="status">
        {rangeOf(facts, formatMessage)}
      </p>
      {sizes.length > 0 && (
        <span className={styles.sizes}>
          <select
            className={styles.size}
            aria-label={formatMessage({ id: 'widget.Pagination.size' })}
            value={size}
            disabled={disabled}
            onChange={(event) => onSize(Number(event.target.value))}
          >
            {[...new Set([...sizes, size])]
              .sort((a, b) => a - b)
              .map((one) => (
                <option key={one} value={one}>
                  {formatMessage({ id: 'widget.Pagination.sizeOf' }, { size: one })}
                </option>
              ))}
          </select>
          <Glyph name="chevron-down" size={14} />
        </span>
      )}
      <ul className={styles.pages}>
        <li>
          <PageButton
            label={formatMessage({ id: 'widget.Pagination.previous' })}
            disabled={disabled || page <= 1}
            onPress={() => onPage(page - 1)}
          >
            <Glyph name="chevron-left" size={16} />
          </PageButton>
        </li>
        {(facts.last === undefined ? [page] : offeredPages(page, facts.last)).map((number, at) => (
          <li key={number ?? `gap ${at}`} className={styles.place} data-current={number === page}>
            {number === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              <PageButton
                label={formatMessage({ id: 'widget.Pagination.page' }, { page: number })}
                current={number === page}
                disabled={disabled}
                onPress={() => {
                  if (number !== page) onPage(number);
                }}
              >
                {number}
              </PageButton>
            )}
          </li>
        ))}
        <li>
          <PageButton
            label={formatMessage({ id: 'widget.Pagination.next' })}
            disabled={disabled || !facts.hasNext}
            onPress={() => onPage(page + 1)}
          >
            <Glyph name="chevron-right" size={16} />
          </PageButton>
        </li>
      </ul>
    </nav>
  );
}

interface PageButtonProps {
  label: string;
  current?: boolean;
  disabled?: boolean | undefined;
  onPress: () => void;
  children: ReactElement | number;
}

/** It keeps the focus at the ends: a button that is out of use for now says so, and stays. */
function PageButton({ label, current, disabled, onPress, children }: PageButtonProps): ReactElement {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      aria-disabled={disabled || undefined}
      onClick={() => {
        if (!disabled) onPress();
      }}
    >
      {children}
    </button>
  );
}

function rangeOf({ from, to, total, isCapped }: PageFacts, formatMessage: IntlShape['formatMessage']): string {
  if (to < from) return formatMessage({ id: 'widget.Pagination.nothing' });
  if (total === undefined) return formatMessage({ id: 'widget.Pagination.rangeOnly' }, { from, to });
  return isCapped
    ? formatMessage({ id: 'widget.Pagination.rangeAtLeast' }, { from, to, total })
    : formatMessage({ id: 'widget.Pagination.range' }, { from, to, total });
}
