import { isComposing } from '../kit/keys/is-composing.ts';
import { type FocusEvent, type KeyboardEvent, type ReactElement, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { noNodes, type WidgetProps } from '#engine';
import { Button } from '../Button/Button.tsx';
import type { ConfirmButtonEvents, ConfirmButtonProps } from '../generated/types.ts';
import styles from './ConfirmButton.module.css';

const silent = {
  bound: undefined,
  bounds: {},
  parts: () => noNodes,
  listens: () => false,
  slot: () => null,
  hasSlot: () => false,
};

/** A button with a question in a small box beside it. Escape and leaving the box mean no. */
export function ConfirmButton({
  id,
  nodeId,
  props,
  busy,
  emit,
}: WidgetProps<ConfirmButtonProps, ConfirmButtonEvents>): ReactElement {
  const { formatMessage } = useIntl();
  const [isAsking, setAsking] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const { label, variant, size, icon, iconOnly, disabled } = props;
  const part = { ...silent, nodeId };
  const close = () => {
    setAsking(false);
    container.current?.querySelector('button')?.focus();
  };
  const keys = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  const leave = (event: FocusEvent) => {
    if (isAsking && !event.currentTarget.contains(event.relatedTarget)) setAsking(false);
  };
  const yes = () => {
    close();
    emit('click', null);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the focus has left.
    <div ref={container} className={styles.place} onBlur={leave}>
      <Button
        {...part}
        id={id}
        props={{ label, variant, size, icon, iconOnly, disabled }}
        busy={busy}
        emit={() => setAsking(!isAsking)}
      />
      {isAsking && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape belongs to the box as a whole.
        <div
          role="alertdialog"
          className={styles.box}
          aria-label={label}
          aria-describedby={`${id}-question`}
          onKeyDown={keys}
        >
          <span id={`${id}-question`} className={styles.question}>
            {props.question ?? formatMessage({ id: 'widget.ConfirmButton.question' })}
          </span>
          <span className={styles.answers} ref={focusFirst}>
            <Button
              {...part}
              id={`${id}-no`}
              props={{ label: formatMessage({ id: 'widget.ConfirmButton.no' }), size: 'sm' }}
              busy={false}
              emit={close}
            />
            <Button
              {...part}
              id={`${id}-yes`}
              props={{ label: props.yes ?? label, size: 'sm', variant: props.danger ? 'danger' : 'primary' }}
              busy={false}
              emit={yes}
            />
          </span>
        </div>
      )}
    </div>
  );
}

/** The harmless answer is the one that Enter gives. */
function focusFirst(answers: HTMLElement | null): void {
  answers?.querySelector('button')?.focus();
}
