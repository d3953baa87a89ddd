import { type KeyboardEvent, type PointerEvent, type ReactElement, useState } from 'react';
import { useText, type WidgetProps } from '#engine';
import type { DrawerEvents, DrawerProps } from '../generated/types.ts';
import { Modal } from '../modal/Modal.tsx';
import { ModalFrame } from '../modal/ModalFrame.tsx';
import styles from './Drawer.module.css';
import { drawerWidth, narrowest } from './drawer-width.ts';

/** LIM-10: a drawer opens at 520 px or more, and can be made 360 px to the whole window wide. */
export function Drawer({
  id,
  props,
  emit,
  slot,
  hasSlot,
}: WidgetProps<DrawerProps, DrawerEvents>): ReactElement | null {
  const text = useText();
  const [dragged, setDragged] = useState<number>();
  if (props.open === false) return null;
  const room = window.innerWidth;
  const width = drawerWidth(dragged, props.width, room);
  const close = (props.dismissable ?? true) ? () => emit('close', null) : undefined;
  const titleId = `${id}-title`;
  const drag = (event: PointerEvent) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) setDragged(room - event.clientX);
  };
  const keys = (event: KeyboardEvent) => {
    const step = { ArrowLeft: 32, ArrowRight: -32 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setDragged(width + step);
  };
  return (
    <Modal id={id} place="end" labelledBy={titleId} onDismiss={close} style={{ width, maxWidth: '100%' }}>
      {/* biome-ignore lint/a11y/useSemanticElements: a separator that moves is a control; an hr is not. */}
      <div
        className={styles.edge}
        role="separator"
        aria-orientation="vertical"
        aria-label={text('widget.Drawer.resize')}
        aria-valuenow={width}
        aria-valuemin={Math.min(narrowest, room)}
        aria-valuemax={room}
        tabIndex={0}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onKeyDown={keys}
      />
      <ModalFrame
        titleId={titleId}
        title={props.title}
        closeLabel={text('widget.Drawer.close')}
        onClose={close}
        footer={hasSlot('footer') ? slot('footer') : undefined}
      >
        {slot('default')}
      </ModalFrame>
    </Modal>
  );
}
