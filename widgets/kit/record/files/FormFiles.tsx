import { type ReactElement, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import { LoadTrouble } from '../../listbox/LoadTrouble.tsx';
import { Field } from '../../field/Field.tsx';
import field from '../../field/field.module.css';
import { inertProps } from '../../field/inert-props.ts';
import { FileRow } from '#widgets/FileUpload/FileRow.tsx';
import styles from '#widgets/FileUpload/FileUpload.module.css';
import { FileUpload } from '#widgets/FileUpload/FileUpload.tsx';
import { readFiles } from '#widgets/FileUpload/read-files.ts';
import type { FileUploadEvents } from '#widgets/generated/types.ts';
import { Glyph } from '../../icons/Glyph.tsx';
import record from '../record.module.css';
import { useDownload } from './useDownload.ts';
import { type ListedFile, idsIn, useRecordFiles } from './useRecordFiles.ts';
import { useSender } from './useSender.ts';

interface FilesProps {
  label: string;
  labelHidden?: boolean;
  hint?: string;
  required?: boolean;
  readOnly?: boolean;
  /** Hears whether one is being sent. */
  onSending?: (isSending: boolean) => void;
  /** Names that the page hands in. */
  files?: unknown;
  maxCount: number;
  /** Bytes. */
  maxSize: number | null;
  accept: string[];
}

/** Files of a record: the value is the list of their ids. */
export function FormFiles(given: WidgetProps<FilesProps>): ReactElement {
  const { id, props, bound, error } = given;
  const ids = idsIn(bound?.value);
  const { listed, error: trouble, retry } = useRecordFiles(ids, props.files);
  const nameOf = useNames();
  const download = useDownload();
  const sender = useSender(props.onSending);
  const { formatMessage } = useIntl();
  const after = trouble !== undefined && (
    <LoadTrouble error={trouble} retryText={formatMessage({ id: 'widget.RecordForm.retry' })} onRetry={retry} />
  );
  if (props.readOnly) return <FileNames {...given} listed={listed} download={download} after={after} />;
  const stored = listed.map((one) => ({
    url: one.id,
    name: nameOf(one),
    ...(one.file && { size: one.file.size, type: one.file.type }),
  }));
  const { label, labelHidden, hint, required, maxCount, maxSize, accept } = props;
  return (
    <div className={record.stacked}>
      <FileUpload
        {...inertProps(id)}
        props={{
          label,
          labelHidden: labelHidden ?? false,
          ...(hint !== undefined && { hint }),
          accept,
          maxCount,
          ...(maxSize !== null && { maxSize }),
          percent: sender.percent ?? null,
          uploaded: sender.uploaded ?? null,
          required: required ?? false,
        }}
        bound={{ value: stored, set: (value) => bound?.set(readFiles(value).map(({ url }) => url)) }}
        {...(error !== undefined && { error })}
        busy={sender.busy}
        listens={(event) => event === 'download' && download !== undefined}
        emit={(event, detail) => {
          // Safe: each event has the detail of its own name.
          if (event === 'upload') sender.send(detail as FileUploadEvents['upload']);
          if (event === 'download') download?.((detail as FileUploadEvents['download']).url);
        }}
      />
      {after}
    </div>
  );
}

/** What a file is called: its id is never shown. */
export function useNames(): (file: ListedFile) => string {
  const { formatMessage } = useIntl();
  const [loading, unknown] = [
    formatMessage({ id: 'widget.RecordForm.loadingFile' }),
    formatMessage({ id: 'widget.RecordForm.unknownFile' }),
  ];
  return useMemo(
    () =>
      ({ file, name }) =>
        name ?? (file === undefined ? loading : unknown),
    [loading, unknown],
  );
}

interface NamesProps extends WidgetProps<FilesProps> {
  listed: readonly ListedFile[];
  download: ((id: string) => void) | undefined;
  after: ReactElement | false;
}

/** The files of a form that is only read. */
function FileNames({ id, props, listed, download, after }: NamesProps): ReactElement {
  const { formatMessage } = useIntl();
  const nameOf = useNames();
  return (
    <Field id={id} group label={props.label} labelHidden={props.labelHidden} hint={props.hint} after={after}>
      {() =>
        listed.length === 0 ? (
          <output id={id} className={record.value} aria-labelledby={`${id}-label`}>
            –
          </output>
        ) : (
          <ul id={id} className={styles.files} aria-labelledby={`${id}-label`}>
            {listed.map((one) => (
              <FileRow key={one.id} name={nameOf(one)} size={one.file?.size} state="" tone="muted">
                {one.file && download && (
                  <button
                    type="button"
                    className={field.small}
                    data-square
                    aria-label={formatMessage({ id: 'widget.FileUpload.download' }, { name: nameOf(one) })}
                    title={formatMessage({ id: 'widget.FileUpload.download' }, { name: nameOf(one) })}
                    onClick={() => download(one.id)}
                  >
                    <Glyph name="arrow-down" size={16} />
                  </button>
                )}
              </FileRow>
            ))}
          </ul>
        )
      }
    </Field>
  );
}
