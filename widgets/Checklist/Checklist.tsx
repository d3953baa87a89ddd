import type { MouseEvent, ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import type { ChecklistEvents, ChecklistProps } from '../generated/types.ts';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { Spoken } from '../kit/spoken/Spoken.tsx';
import { isPlainClick } from '../Link/plain-click.ts';
import { safeHref } from '../Link/safe-href.ts';
import styles from './Checklist.module.css';

/** What there is to do, which of it is done, and the way to each. In which order it is done is up to the reader. */
export function Checklist({ id, props, emit, listens }: WidgetProps<ChecklistProps, ChecklistEvents>): ReactElement {
  const { formatMessage } = useIntl();
  const done = props.items.filter((item) => item.done).length;
  const all = props.items.length;
  return (
    <div id={id} className={styles.checklist}>
      <div className={styles.progress}>
        <span className={styles.bar} aria-hidden="true">
          <i style={{ inlineSize: `${all === 0 ? 0 : (done / all) * 100}%` }} />
        </span>
        <span className={styles.count}>{formatMessage({ id: 'widget.Checklist.progress' }, { done, all })}</span>
      </div>
      <ul aria-label={props.label} className={styles.items}>
        {props.items.map((item) => {
          const href = safeHref(item.href);
          const click = (event: MouseEvent) => {
            if (!listens('select') || !isPlainClick(event)) return;
            event.preventDefault();
            emit('select', { id: item.id });
          };
          return (
            <li key={item.id} data-done={item.done ?? false}>
              <span className={styles.mark}>{item.done && <Glyph name="check-circle" size={20} />}</span>
              <span className={styles.words}>
                {href === undefined ? (
                  <span className={styles.label}>{item.label}</span>
                ) : (
                  <a className={styles.label} href={href} onClick={click}>
                    {item.label}
                  </a>
                )}
                <Spoken>
                  {item.done
                    ? formatMessage({ id: 'widget.Checklist.done' })
                    : formatMessage({ id: 'widget.Checklist.open' })}
                </Spoken>
                {item.hint && <span className={styles.hint}>{item.hint}</span>}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
