import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import { safeColor } from '../Backdrop/safe-color.ts';
import type { TagEvents, TagProps } from '../generated/types.ts';
import { Glyph } from '../kit/icons/Glyph.tsx';
import styles from './Tag.module.css';

/** A chosen thing, with a button that takes it away. */
export function Tag({ id, props, emit, listens }: WidgetProps<TagProps, TagEvents>): ReactElement {
  const { formatMessage } = useIntl();
  const color = safeColor(props.color);
  return (
    <span id={id} className={styles.tag}>
      {color && <span className={styles.dot} style={{ backgroundColor: color }} aria-hidden="true" />}
      <span className={styles.text}>{props.text}</span>
      {listens('remove') && (
        <button
          type="button"
          className={styles.remove}
          aria-label={formatMessage({ id: 'widget.Tag.remove' }, { name: props.text })}
          disabled={props.disabled}
          onClick={() => emit('remove', null)}
        >
          <Glyph name="x" size={12} />
        </button>
      )}
    </span>
  );
}
