import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import type { DialogEvents, DialogProps } from '../generated/types.ts';
import { Modal } from '../kit/dialog/Modal.tsx';
import { ModalFrame } from '../kit/dialog/ModalFrame.tsx';

/** SHELL-40: a dialog is 480 px wide unless another width is given; never wider than the window. */
export function Dialog({
  id,
  props,
  emit,
  slot,
  hasSlot,
}: WidgetProps<DialogProps, DialogEvents>): ReactElement | null {
  const { formatMessage } = useIntl();
  if (props.open === false) return null;
  const close = (props.dismissable ?? true) ? () => emit('close', null) : undefined;
  const titleId = `${id}-title`;
  return (
    <Modal id={id} side="center" labelledBy={titleId} onDismiss={close} style={{ maxWidth: props.width ?? 480 }}>
      <ModalFrame
        titleId={titleId}
        title={props.title}
        closeLabel={formatMessage({ id: 'widget.Dialog.close' })}
        onClose={close}
        footer={hasSlot('footer') ? slot('footer') : undefined}
      >
        {slot('default')}
      </ModalFrame>
    </Modal>
  );
}
