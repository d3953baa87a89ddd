import { type ReactElement, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import type { DrawerEvents, DrawerProps } from '../generated/types.ts';
import { Modal } from '../kit/dialog/Modal.tsx';
import { ModalFrame } from '../kit/dialog/ModalFrame.tsx';
import { drawerWidth, leastWidth } from './drawer-width.ts';
import { Edge } from './Edge.tsx';

/** SHELL-25 to SHELL-27, LIM-10: from the right and as wide as a person drags it, or from the top; full screen by a button. */
export function Drawer({
  id,
  props,
  emit,
  slot,
  hasSlot,
}: WidgetProps<DrawerProps, DrawerEvents>): ReactElement | null {
  const { formatMessage } = useIntl();
  const [dragged, setDragged] = useState<number>();
  const [isFull, setFull] = useState(false);
  const room = useRoom();
  if (props.open === false) return null;
  const isFromTop = props.from === 'top';
  const width = isFull || isFromTop ? room : drawerWidth(dragged, props.width, room);
  const close = (props.dismissable ?? true) ? () => emit('close', null) : undefined;
  const titleId = `${id}-title`;
  return (
    <Modal
      id={id}
      side={isFromTop ? 'top' : 'end'}
      isFull={isFull}
      labelledBy={titleId}
      onDismiss={close}
      style={{ width, maxWidth: '100%' }}
    >
      {!isFromTop && !isFull && (
        <Edge
          label={formatMessage({ id: 'widget.Drawer.resize' })}
          width={width}
          least={leastWidth(props.width, room)}
          most={room}
          onMove={setDragged}
        />
      )}
      <ModalFrame
        titleId={titleId}
        title={props.title}
        closeLabel={formatMessage({ id: 'widget.Drawer.close' })}
        onClose={close}
        size={
          props.fullScreen
            ? {
                isFull,
                label: isFull
                  ? formatMessage({ id: 'widget.Drawer.reduce' })
                  : formatMessage({ id: 'widget.Drawer.enlarge' }),
                onToggle: () => setFull(!isFull),
              }
            : undefined
        }
        footer={hasSlot('footer') ? slot('footer') : undefined}
      >
        {slot('default')}
      </ModalFrame>
    </Modal>
  );
}

/** The width of the window in px, as it is now. */
function useRoom(): number {
  return useSyncExternalStore(subscribe, () => window.innerWidth);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}
