import { type MouseEvent, type ReactElement, useContext } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import { FormBusy } from '../FormLayout/form-busy.ts';
import type { ButtonEvents, ButtonProps } from '../generated/types.ts';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { type IconName, isIconName } from '../kit/icons/names.ts';
import { Spoken } from '../kit/spoken/Spoken.tsx';
import styles from './Button.module.css';

/** A button. While its action runs it stays focusable, says so, and does not act again. */
export function Button({ id, props, busy, emit }: WidgetProps<ButtonProps, ButtonEvents>): ReactElement {
  const { formatMessage } = useIntl();
  const formBusy = useContext(FormBusy);
  const submits = props.type === 'submit';
  const working = busy || (submits && formBusy);
  const click = (event: MouseEvent) => {
    if (working) event.preventDefault();
    else emit('click', null);
  };
  return (
    <button
      id={id}
      type={submits ? 'submit' : 'button'}
      className={styles.button}
      disabled={props.disabled}
      aria-pressed={props.pressed}
      aria-busy={working || undefined}
      aria-disabled={working || undefined}
      title={props.iconOnly ? props.label : undefined}
      data-variant={props.variant ?? 'secondary'}
      data-size={props.size ?? 'md'}
      data-block={props.block ?? false}
      data-icon-only={props.iconOnly ?? false}
      onClick={click}
    >
      {working && <span className={styles.spinner} aria-hidden="true" />}
      <span className={styles.content}>
        {glyph(props.icon)}
        {props.iconOnly ? <Spoken>{props.label}</Spoken> : <span className={styles.label}>{props.label}</span>}
        {glyph(props.iconEnd)}
      </span>
      {working && <Spoken>{formatMessage({ id: 'widget.Button.busy' })}</Spoken>}
    </button>
  );
}

function glyph(name: string | undefined): ReactElement | null {
  if (!name) return null;
  const known: IconName = isIconName(name) ? name : 'box';
  return <Glyph name={known} size={16} />;
}
