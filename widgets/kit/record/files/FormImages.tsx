import { type ReactElement, useState } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import { LoadTrouble } from '../../listbox/LoadTrouble.tsx';
import { Field } from '../../field/Field.tsx';
import uploadStyles from '#widgets/FileUpload/FileUpload.module.css';
import { QueuedRow } from '#widgets/FileUpload/QueuedRow.tsx';
import { Spoken } from '../../spoken/Spoken.tsx';
import { checkFile } from '../../upload/check-file.ts';
import { ImageTile } from '../../upload/ImageTile.tsx';
import { useUploadQueue } from '../../upload/useUploadQueue.ts';
import record from '../record.module.css';
import { useNames } from './FormFiles.tsx';
import styles from './files.module.css';
import { LargerView } from './LargerView.tsx';
import { Thumbnail } from './Thumbnail.tsx';
import { type ListedFile, idsIn, useRecordFiles } from './useRecordFiles.ts';
import { useUnsent } from '../../upload/useUnsent.ts';
import { useSender } from './useSender.ts';
import { watermarked } from './watermarked.ts';

interface ImagesProps {
  label: string;
  labelHidden?: boolean;
  hint?: string;
  required?: boolean;
  readOnly?: boolean;
  /** Hears whether one is being sent. */
  onSending?: (isSending: boolean) => void;
  files?: unknown;
  maxCount: number;
  /** On telephones the picture is taken, not chosen. */
  onlyCamera: boolean;
  /** Written over each picture before it is sent. */
  watermark: string | null;
}

const accept = ['.jpg', '.jpeg', '.png'];

/** Pictures of a record as thumbnails, each with a larger view: the value is the list of their ids. */
export function FormImages({ id, nodeId, props, bound, error }: WidgetProps<ImagesProps>): ReactElement {
  const { formatMessage } = useIntl();
  const nameOf = useNames();
  const ids = idsIn(bound?.value);
  const { listed, error: trouble, retry } = useRecordFiles(ids, props.files);
  const [shown, show] = useState<ListedFile>();
  const [left, setLeft] = useState(0);
  const sender = useSender(props.onSending);
  const [queued, queue] = useUploadQueue({
    id,
    uploaded: sender.uploaded,
    busy: sender.busy,
    send: ({ ticket, file }, cancel) => sender.send({ ticket, file: watermarked(file, props.watermark), cancel }),
    onUploaded: (_, one) => bound?.set([...ids, one]),
  });
  const { maxCount, readOnly } = props;
  const open = queued.filter(({ state }) => state !== 'refused').length;
  const hasFailed = queued.some(({ state }) => state === 'failed');
  const isSending = queued.some(({ state }) => state === 'waiting' || state === 'sending');
  useUnsent({ id, nodeId, isSending, hasFailed });
  const room = maxCount - ids.length - open;
  const choose = (files: readonly File[]) => {
    const taken = files.slice(0, Math.max(0, room));
    setLeft(files.length - taken.length);
    queue.add(taken.map((file) => ({ file, issue: checkFile(file, { accept, maxSize: undefined }) })));
  };
  const toInput = () => document.getElementById(id)?.focus();
  const remove = (one: string) => {
    setLeft(0);
    bound?.set(ids.filter((other) => other !== one));
    toInput();
  };
  const kinds = accept.join(', ');
  const issue =
    left > 0
      ? formatMessage({ id: 'widget.FileUpload.problem.count' }, { max: maxCount, left })
      : hasFailed
        ? formatMessage({ id: 'widget.FileUpload.problem.unsent' })
        : error;
  return (
    <Field
      id={id}
      group={readOnly ?? false}
      label={props.label}
      labelHidden={props.labelHidden}
      hint={props.hint ?? (readOnly ? undefined : formatMessage({ id: 'widget.FileUpload.count' }, { max: maxCount }))}
      error={issue}
      required={!readOnly && props.required}
      after={
        trouble !== undefined && (
          <LoadTrouble error={trouble} retryText={formatMessage({ id: 'widget.RecordForm.retry' })} onRetry={retry} />
        )
      }
    >
      {(control) => (
        <>
          <div className={styles.tiles}>
            {listed.length > 0 && (
              <ul
                className={styles.list}
                aria-label={formatMessage({ id: 'widget.FileUpload.files' }, { label: props.label })}
              >
                {listed.map((one) => (
                  <Thumbnail
                    key={one.id}
                    picture={one}
                    name={nameOf(one)}
                    onShow={() => show(one)}
                    onRemove={readOnly ? undefined : () => remove(one.id)}
                  />
                ))}
              </ul>
            )}
            {readOnly && listed.length === 0 && (
              <output id={id} className={record.value} aria-labelledby={`${id}-label`}>
                –
              </output>
            )}
            {!readOnly && (
              <ImageTile
                control={control}
                takesSeveral={room > 1}
                isPending={false}
                capture={props.onlyCamera}
                disabled={room <= 0}
                onChoose={choose}
              />
            )}
          </div>
          {queued.length > 0 && (
            <ul className={uploadStyles.files}>
              {queued.map((one) => (
                <QueuedRow
                  key={one.ticket}
                  queued={one}
                  kinds={kinds}
                  maxSize={undefined}
                  percent={sender.percent}
                  onCancel={() => queue.cancel(one.ticket)}
                  onRetry={() => queue.retry(one.ticket)}
                  onRemove={() => {
                    queue.remove(one.ticket);
                    toInput();
                  }}
                />
              ))}
            </ul>
          )}
          {!readOnly && (
            <Spoken live>
              {queued.length > 0 || listed.length > 0
                ? formatMessage(
                    { id: 'widget.FileUpload.said' },
                    { done: listed.length, open, wrong: queued.length - open },
                  )
                : ''}
            </Spoken>
          )}
          {shown && (
            <LargerView id={`${id}-larger`} picture={shown} name={nameOf(shown)} onClose={() => show(undefined)} />
          )}
        </>
      )}
    </Field>
  );
}
