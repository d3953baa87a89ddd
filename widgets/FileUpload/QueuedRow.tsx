import type { ReactElement } from 'react';
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import field from '../kit/field/field.module.css';
import { Glyph } from '../kit/icons/Glyph.tsx';
import type { QueuedFile } from '../kit/upload/upload-queue.ts';
import { FileRow } from './FileRow.tsx';
import styles from './FileUpload.module.css';
import { useSizeText } from './useSizeText.ts';

const states = defineMessages({
  waiting: { id: 'widget.FileUpload.state.waiting' },
  sending: { id: 'widget.FileUpload.state.sending' },
  cancelled: { id: 'widget.FileUpload.state.cancelled' },
  done: { id: 'widget.FileUpload.state.done' },
});

const issueMessages: Readonly<Record<'type' | 'size' | 'empty', MessageDescriptor>> = defineMessages({
  type: { id: 'widget.FileUpload.problem.type' },
  size: { id: 'widget.FileUpload.problem.size' },
  empty: { id: 'widget.FileUpload.problem.empty' },
});

interface QueuedRowProps {
  queued: QueuedFile;
  kinds: string;
  maxSize: number | undefined;
  /** 0 to 100; undefined: unknown. */
  percent: number | undefined;
  onCancel(): void;
  onRetry(): void;
  onRemove(): void;
}

/** A file that is on its way, or did not get there: how far it is or why not, and the ways on. */
export function QueuedRow(props: QueuedRowProps): ReactElement {
  const { queued, percent, onCancel, onRetry, onRemove } = props;
  const { file, state } = queued;
  const { formatMessage } = useIntl();
  const words = useStateText(props);
  const isOpen = state === 'waiting' || state === 'sending';
  const isWrong = state === 'failed' || state === 'refused';
  const cancel = formatMessage({ id: 'widget.FileUpload.cancel' }, { name: file.name });
  const retry = formatMessage({ id: 'widget.FileUpload.retry' }, { name: file.name });
  const remove = formatMessage({ id: 'widget.FileUpload.remove' }, { name: file.name });
  return (
    <FileRow
      name={file.name}
      size={file.size}
      state={words}
      tone={isWrong ? 'wrong' : 'muted'}
      below={
        state === 'sending' && (
          <progress className={styles.bar} aria-label={file.name} max={100} value={percent ?? undefined} />
        )
      }
    >
      {(state === 'failed' || state === 'cancelled') && (
        <button type="button" className={field.small} data-square aria-label={retry} title={retry} onClick={onRetry}>
          <Glyph name="refresh" size={16} />
        </button>
      )}
      {isOpen ? (
        <button type="button" className={field.small} data-square aria-label={cancel} title={cancel} onClick={onCancel}>
          <Glyph name="x" size={16} />
        </button>
      ) : (
        <button type="button" className={field.small} data-square aria-label={remove} title={remove} onClick={onRemove}>
          <Glyph name="trash" size={16} />
        </button>
      )}
    </FileRow>
  );
}

function useStateText({ queued, kinds, maxSize, percent }: QueuedRowProps): string {
  const intl = useIntl();
  const sizeText = useSizeText();
  const { state, issue, error } = queued;
  if (state === 'refused')
    return intl.formatMessage(issueMessages[issue ?? 'type'], { kinds, size: sizeText(maxSize ?? 0) });
  if (state === 'failed') return error ?? intl.formatMessage({ id: 'widget.FileUpload.problem.failed' });
  if (state !== 'sending' || percent === undefined) return intl.formatMessage(states[state]);
  const share = intl.formatNumber(percent / 100, { style: 'percent' });
  return intl.formatMessage({ id: 'widget.FileUpload.state.percent' }, { percent: share });
}
