import { type ReactElement, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import type { ShortcutListProps } from '../generated/types.ts';
import { Modal } from '../kit/dialog/Modal.tsx';
import { ModalFrame } from '../kit/dialog/ModalFrame.tsx';
import { Keys } from '../kit/shortcuts/Keys.tsx';
import { useKnownShortcuts, useShortcuts } from '../kit/shortcuts/useShortcuts.ts';
import styles from './ShortcutList.module.css';

/** The key `?` and what it shows; nothing is seen before. */
export function ShortcutList({ id }: WidgetProps<ShortcutListProps>): ReactElement | null {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const title = formatMessage({ id: 'widget.ShortcutList.title' });
  useShortcuts(useMemo(() => [{ keys: '?', label: title, run: () => setOpen(true) }], [title]));
  const known = useKnownShortcuts().filter(({ keys }) => keys !== '');
  if (!isOpen) return null;
  const close = () => setOpen(false);
  return (
    <Modal id={id} side="center" labelledBy={`${id}-title`} onDismiss={close} style={{ maxWidth: 480 }}>
      <ModalFrame
        titleId={`${id}-title`}
        title={title}
        closeLabel={formatMessage({ id: 'widget.Dialog.close' })}
        onClose={close}
      >
        <dl className={styles.list}>
          {known.map(({ keys, label }) => (
            <div key={`${keys} ${label}`} className={styles.row}>
              <dt>{label}</dt>
              <dd>
                <Keys keys={keys} />
              </dd>
            </div>
          ))}
        </dl>
      </ModalFrame>
    </Modal>
  );
}
