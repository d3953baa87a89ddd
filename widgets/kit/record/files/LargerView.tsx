import { isComposing } from '../../keys/is-composing.ts';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { toFailure } from '#engine/runtime';
import { safeSrc } from '#widgets/Image/safe-src.ts';
import { deferred } from '../../deferred/deferred.tsx';
import { Modal } from '../../dialog/Modal.tsx';
import { ModalFrame } from '../../dialog/ModalFrame.tsx';
import { useDesk } from './DeskContext.ts';
import styles from './files.module.css';
import type { ListedFile } from './useRecordFiles.ts';

const LargeImage = deferred(async () => (await import('#widgets/prime/LargeImage.tsx')).LargeImage);

interface LargerViewProps {
  id: string;
  picture: ListedFile;
  name: string;
  onClose(): void;
}

/** One picture as large as the window. Its address is requested again, since the known one may have expired. */
export function LargerView({ id, picture, name, onClose }: LargerViewProps): ReactElement {
  const { formatMessage } = useIntl();
  const desk = useDesk();
  const unknownFile = formatMessage({ id: 'widget.RecordForm.unknownFile' });
  const [found, setFound] = useState<{ url?: string | undefined; error?: string }>();
  useEffect(() => {
    let isCurrent = true;
    desk.renew(picture.id).then(
      (file) => isCurrent && setFound({ url: file?.url }),
      (error: unknown) => isCurrent && setFound({ error: toFailure(error).message }),
    );
    return () => {
      isCurrent = false;
    };
  }, [desk, picture.id]);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    // What shows it changes while it loads: Escape closes it whichever is there, and nothing below it.
    const keys = (event: KeyboardEvent) => {
      if (isComposing(event)) return;
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      close.current();
    };
    document.addEventListener('keydown', keys, { capture: true });
    return () => document.removeEventListener('keydown', keys, { capture: true });
  }, []);
  const src = safeSrc(found?.url ?? '');
  if (src && !found?.error) {
    return <LargeImage src={src} name={name} onClose={onClose} onError={() => setFound({ error: unknownFile })} />;
  }
  return (
    <Modal id={id} side="center" labelledBy={`${id}-title`} onDismiss={onClose} style={{ maxWidth: 960 }}>
      <ModalFrame
        titleId={`${id}-title`}
        title={name}
        closeLabel={formatMessage({ id: 'widget.Dialog.close' })}
        onClose={onClose}
      >
        <div className={styles.larger}>
          {!found && <p role="status">{formatMessage({ id: 'widget.RecordForm.loadingFile' })}</p>}
          {found && <p role="alert">{found.error ?? unknownFile}</p>}
        </div>
      </ModalFrame>
    </Modal>
  );
}
