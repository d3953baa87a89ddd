import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { ConfirmButton } from '../ConfirmButton/ConfirmButton.tsx';
import { inertProps } from '../kit/field/inert-props.ts';
import field from '../kit/field/field.module.css';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { FileRow } from './FileRow.tsx';
import type { StoredFile } from './read-files.ts';

interface StoredRowProps {
  id: string;
  file: StoredFile;
  disabled: boolean | undefined;
  /** Absent: it cannot be downloaded. */
  onDownload: (() => void) | undefined;
  onRemove(): void;
}

/** A file that was uploaded; removing it asks first. */
export function StoredRow({ id, file, disabled, onDownload, onRemove }: StoredRowProps): ReactElement {
  const { formatMessage } = useIntl();
  const download = formatMessage({ id: 'widget.FileUpload.download' }, { name: file.name });
  return (
    <FileRow
      name={file.name}
      size={file.size}
      state={formatMessage({ id: 'widget.FileUpload.state.done' })}
      tone="good"
    >
      {onDownload && (
        <button
          type="button"
          className={field.small}
          data-square
          aria-label={download}
          title={download}
          onClick={onDownload}
        >
          <Glyph name="arrow-down" size={16} />
        </button>
      )}
      <ConfirmButton
        {...inertProps(id)}
        props={{
          label: formatMessage({ id: 'widget.FileUpload.remove' }, { name: file.name }),
          question: formatMessage({ id: 'widget.FileUpload.question' }, { name: file.name }),
          yes: formatMessage({ id: 'widget.FileUpload.yes' }),
          icon: 'trash',
          iconOnly: true,
          variant: 'ghost',
          size: 'sm',
          danger: true,
          disabled: disabled ?? false,
        }}
        emit={onRemove}
      />
    </FileRow>
  );
}
