import { type ReactElement, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { toFailure } from '#engine/runtime';
import { Picture } from '#widgets/Image/Picture.tsx';
import { Modal } from '../../dialog/Modal.tsx';
import { ModalFrame } from '../../dialog/ModalFrame.tsx';
import { useDesk } from './DeskContext.ts';
import styles from './files.module.css';
import type { HeldFile } from './useRecordFiles.ts';

interface LargerViewProps {
  id: string;
  held: HeldFile;
  name: string;
  onClose(): void;
}

/** One picture as large as the window lets it be. Its address is asked for anew: the known one may be over. */
export function LargerView({ id, held, name, onClose }: LargerViewProps): ReactElement {
  const { formatMessage } = useIntl();
  const desk = useDesk();
  const [found, setFound] = useState<{ url?: string | undefined; error?: string }>();
  useEffect(() => {
    let isCurrent = true;
    desk.renew(held.id).then(
      (file) => isCurrent && setFound({ url: file?.url }),
      (error: unknown) => isCurrent && setFound({ error: toFailure(error).message }),
    );
    return () => {
      isCurrent = false;
    };
  }, [desk, held.id]);
  return (
    <Modal id={id} place="center" labelledBy={`${id}-title`} onDismiss={onClose} style={{ width: 960 }}>
      <ModalFrame
        titleId={`${id}-title`}
        title={name}
        closeLabel={formatMessage({ id: 'widget.Dialog.close' })}
        onClose={onClose}
      >
        <div className={styles.larger}>
          {!found && <p role="status">{formatMessage({ id: 'widget.RecordForm.loadingFile' })}</p>}
          {found && (
            <Picture
              src={found.url ?? ''}
              alt={name}
              priority
              instead={<p role="alert">{found.error ?? formatMessage({ id: 'widget.RecordForm.unknownFile' })}</p>}
            />
          )}
        </div>
      </ModalFrame>
    </Modal>
  );
}
