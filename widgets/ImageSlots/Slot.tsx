import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { Picture } from '../Image/Picture.tsx';
import styles from './ImageSlots.module.css';

interface SlotProps {
  url: string;
  at: number;
  count: number;
  disabled: boolean | undefined;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** A picture of 74 × 74 px with its buttons. */
export function Slot({ url, at, count, disabled, onMove, onRemove }: SlotProps): ReactElement {
  const { formatMessage } = useIntl();
  const name = formatMessage({ id: 'widget.ImageSlots.picture' }, { at: at + 1 });
  return (
    <li className={styles.slot} data-slot={at}>
      <span className={styles.thumb}>
        <Picture src={url} alt={name} sizes="74px" width={74} height={74} instead={<Glyph name="image" size={24} />} />
      </span>
      <span className={styles.buttons}>
        {count > 1 && (
          <button
            type="button"
            data-move="back"
            aria-label={formatMessage({ id: 'widget.ImageSlots.back' }, { at: at + 1 })}
            disabled={disabled || at === 0}
            onClick={() => onMove(at - 1)}
          >
            <Glyph name="chevron-left" size={14} />
          </button>
        )}
        <button
          type="button"
          data-remove=""
          aria-label={formatMessage({ id: 'widget.ImageSlots.remove' }, { at: at + 1 })}
          disabled={disabled}
          onClick={onRemove}
        >
          <Glyph name="trash" size={14} />
        </button>
        {count > 1 && (
          <button
            type="button"
            data-move="on"
            aria-label={formatMessage({ id: 'widget.ImageSlots.on' }, { at: at + 1 })}
            disabled={disabled || at === count - 1}
            onClick={() => onMove(at + 1)}
          >
            <Glyph name="chevron-right" size={14} />
          </button>
        )}
      </span>
    </li>
  );
}
