import type { ReactElement } from 'react';
import { EngineError } from '#engine/document';
import { Glyph } from '../kit/icons/Glyph.tsx';
import styles from './cells.module.css';

/** Replaces the value of one cell that cannot be evaluated; the other cells are not affected. */
export function CellError({ error }: { error: unknown }): ReactElement {
  const message = error instanceof Error ? error.message : String(error);
  return (
    <span
      className={styles.fault}
      role="img"
      aria-label={message}
      title={message}
      data-fault={error instanceof EngineError ? error.code : 'ENGINE_WIDGET_CRASHED'}
    >
      <Glyph name="alert" size={16} />
    </span>
  );
}
