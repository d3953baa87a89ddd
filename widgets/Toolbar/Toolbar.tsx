import type { ReactElement } from 'react';
import type { WidgetProps } from '#engine';
import type { ToolbarProps } from '../generated/types.ts';
import styles from './Toolbar.module.css';

/** Controls in a row that wraps; a named group, so that screen readers announce what belongs together. */
export function Toolbar({ id, props, slot, hasSlot }: WidgetProps<ToolbarProps>): ReactElement {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of controls is not a fieldset of a form.
    <div
      id={id}
      role="group"
      className={styles.toolbar}
      aria-label={props.label}
      data-sticky={props.sticky ?? false}
      data-framed={props.framed ?? false}
    >
      {hasSlot('start') && <div className={styles.part}>{slot('start')}</div>}
      <div className={styles.middle}>{slot('default')}</div>
      {hasSlot('end') && <div className={styles.part}>{slot('end')}</div>}
    </div>
  );
}
