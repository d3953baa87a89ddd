import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Glyph } from '../../icons/Glyph.tsx';
import { Picture } from '#widgets/Image/Picture.tsx';
import styles from './files.module.css';
import type { ListedFile } from './useRecordFiles.ts';

interface ThumbnailProps {
  picture: ListedFile;
  name: string;
  onShow(): void;
  /** Absent: it can only be looked at. */
  onRemove: (() => void) | undefined;
}

/** A small picture that opens a larger one, and a button that takes it away. */
export function Thumbnail({ picture: { file }, name, onShow, onRemove }: ThumbnailProps): ReactElement {
  const { formatMessage } = useIntl();
  const missing = <Glyph name="image" size={24} />;
  const src = file?.preview ?? (file?.url || undefined);
  return (
    <li className={styles.thumbnail}>
      <button
        type="button"
        className={styles.show}
        aria-label={formatMessage({ id: 'widget.RecordForm.show' }, { name })}
        title={name}
        disabled={!file}
        onClick={onShow}
      >
        {src === undefined ? missing : <Picture src={src} alt="" width={74} height={74} instead={missing} />}
      </button>
      {onRemove && (
        <button
          type="button"
          className={styles.remove}
          aria-label={formatMessage({ id: 'widget.FileUpload.remove' }, { name })}
          title={formatMessage({ id: 'widget.FileUpload.remove' }, { name })}
          onClick={onRemove}
        >
          <Glyph name="x" size={14} />
        </button>
      )}
    </li>
  );
}
