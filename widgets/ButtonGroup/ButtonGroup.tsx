import type { ReactElement } from 'react';
import type { WidgetProps } from '#engine';
import type { ButtonGroupProps } from '../generated/types.ts';
import styles from './ButtonGroup.module.css';

/** Buttons side by side, which wrap in a narrow box. */
export function ButtonGroup({ id, props, slot }: WidgetProps<ButtonGroupProps>): ReactElement {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons is not a fieldset of a form.
    <div
      id={id}
      role="group"
      className={styles.group}
      aria-label={props.label}
      data-align={props.align ?? 'start'}
      data-joined={props.joined ?? false}
    >
      {slot('default')}
    </div>
  );
}
