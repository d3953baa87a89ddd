import { type ReactElement, useState } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import { Field } from '../kit/field/Field.tsx';
import { useControllableState } from '../kit/field/useControllableState.ts';
import type { FileUploadEvents, FileUploadProps } from '../generated/types.ts';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { Spoken } from '../kit/spoken/Spoken.tsx';
import { checkFile } from '../kit/upload/check-file.ts';
import { FileDrop } from '../kit/upload/FileDrop.tsx';
import { useUnsent } from '../kit/upload/useUnsent.ts';
import { useUploadQueue } from '../kit/upload/useUploadQueue.ts';
import styles from './FileUpload.module.css';
import { QueuedRow } from './QueuedRow.tsx';
import { readFiles, type StoredFile } from './read-files.ts';
import { StoredRow } from './StoredRow.tsx';
import { useSizeText } from './useSizeText.ts';

/** Files that are sent one after another, each with its size, its state, and what can be done about it. */
export function FileUpload({
  id,
  nodeId,
  props,
  bound,
  error,
  busy,
  emit,
  listens,
}: WidgetProps<FileUploadProps, FileUploadEvents>): ReactElement {
  const { formatMessage } = useIntl();
  const sizeText = useSizeText();
  const [stored, hold] = useControllableState(bound, readFiles);
  const [left, setLeft] = useState(0);
  const { accept = [], maxSize, maxCount } = props;
  const change = (next: readonly StoredFile[]) => {
    const value = [...next];
    hold(value);
    emit('change', { value });
  };
  const [queued, queue] = useUploadQueue({
    id,
    uploaded: props.uploaded ?? undefined,
    busy,
    send: ({ ticket, file }, cancel) => emit('upload', { ticket, file, cancel }),
    onUploaded: ({ name, size, type }, url) => change([...stored, { url, name, size, type }]),
  });
  const refused = queued.filter(({ state }) => state === 'refused').length;
  const choose = (files: readonly File[]) => {
    const checked = files.map((file) => ({ file, issue: checkFile(file, { accept, maxSize }) }));
    let room = (maxCount ?? Number.POSITIVE_INFINITY) - stored.length - (queued.length - refused);
    const taken = checked.filter(({ issue }) => {
      if (!issue) room -= 1;
      return issue !== undefined || room >= 0;
    });
    setLeft(checked.length - taken.length);
    queue.add(taken);
  };
  // The row is gone, and the focus with it.
  const toInput = () => document.getElementById(id)?.focus();
  const drop = (ticket: string) => {
    setLeft(0);
    queue.remove(ticket);
    toInput();
  };
  const remove = (at: number, { url, name }: StoredFile) => {
    setLeft(0);
    change(stored.filter((_, index) => index !== at));
    emit('remove', { url, name });
    toInput();
  };
  const kinds = accept.join(', ');
  const limits = [
    kinds && formatMessage({ id: 'widget.FileUpload.kinds' }, { kinds }),
    maxSize !== undefined && formatMessage({ id: 'widget.FileUpload.size' }, { size: sizeText(maxSize) }),
    maxCount !== undefined && formatMessage({ id: 'widget.FileUpload.count' }, { max: maxCount }),
  ];
  const hasFailed = queued.some(({ state }) => state === 'failed');
  const issue =
    left > 0
      ? formatMessage({ id: 'widget.FileUpload.problem.count' }, { max: maxCount ?? 0, left })
      : hasFailed
        ? formatMessage({ id: 'widget.FileUpload.problem.unsent' })
        : error;
  const open = queued.filter(({ state }) => state === 'waiting' || state === 'sending').length;
  useUnsent({ id, nodeId, isSending: open > 0, hasFailed });
  return (
    <Field
      id={id}
      label={props.label}
      labelHidden={props.labelHidden}
      hint={props.hint ?? (limits.filter(Boolean).join(' ') || undefined)}
      error={issue}
      required={props.required}
    >
      {(control) => (
        <>
          <FileDrop
            control={control}
            className={styles.zone}
            accept={accept.join(',') || undefined}
            takesSeveral={maxCount !== 1}
            isBusy={open > 0}
            disabled={props.disabled}
            isEmpty
            onChoose={choose}
          >
            <Glyph name="upload" size={22} />
            <span>{formatMessage({ id: 'widget.FileUpload.choose' }, { max: maxCount ?? 0 })}</span>
          </FileDrop>
          {stored.length + queued.length > 0 && (
            <ul
              className={styles.files}
              aria-label={formatMessage({ id: 'widget.FileUpload.files' }, { label: props.label })}
            >
              {stored.map((file, at) => (
                <StoredRow
                  // biome-ignore lint/suspicious/noArrayIndexKey: one file may be there twice; a row is its index.
                  key={at}
                  id={`${id}-stored-${at}`}
                  file={file}
                  disabled={props.disabled}
                  onDownload={
                    listens('download') ? () => emit('download', { url: file.url, name: file.name }) : undefined
                  }
                  onRemove={() => remove(at, file)}
                />
              ))}
              {queued.map((one) => (
                <QueuedRow
                  key={one.ticket}
                  queued={one}
                  kinds={kinds}
                  maxSize={maxSize}
                  percent={props.percent ?? undefined}
                  onCancel={() => queue.cancel(one.ticket)}
                  onRetry={() => {
                    queue.retry(one.ticket);
                    toInput();
                  }}
                  onRemove={() => drop(one.ticket)}
                />
              ))}
            </ul>
          )}
          <Spoken live>
            {queued.length > 0 || stored.length > 0
              ? formatMessage(
                  { id: 'widget.FileUpload.said' },
                  { done: stored.length, open, wrong: queued.length - open },
                )
              : ''}
          </Spoken>
        </>
      )}
    </Field>
  );
}
