import { type ReactElement, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import { boundText } from '../kit/field/bound-text.ts';
import { Field } from '../kit/field/Field.tsx';
import field from '../kit/field/field.module.css';
import { useDraft } from '../kit/field/useDraft.ts';
import type { ImageUploadEvents, ImageUploadProps } from '../generated/types.ts';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { Spoken } from '../kit/spoken/Spoken.tsx';
import { ImageTile } from '../kit/upload/ImageTile.tsx';
import { uploadIssueText } from '../kit/upload/upload-issue-text.ts';
import { useUnsent } from '../kit/upload/useUnsent.ts';
import { useUpload } from '../kit/upload/useUpload.ts';
import styles from './ImageUpload.module.css';

/** CFG-11: one picture in a tile of 74 × 74 px, with what is wrong beside it. */
export function ImageUpload({
  id,
  nodeId,
  props,
  bound,
  error,
  busy,
  emit,
}: WidgetProps<ImageUploadProps, ImageUploadEvents>): ReactElement {
  const { formatMessage } = useIntl();
  const row = useRef<HTMLDivElement>(null);
  const [url, setUrl] = useDraft(boundText(bound), bound?.set);
  const change = (value: string) => {
    setUrl(value);
    emit('change', { value });
  };
  const upload = useUpload({
    id,
    purpose: props.purpose ?? 'picture',
    uploaded: props.uploaded ?? undefined,
    value: url,
    largest: props.maxSize,
    busy,
    send: (request) => emit('upload', request),
    onUploaded: change,
  });
  useUnsent({ id, nodeId, isSending: upload.isPending });
  // The button that takes the picture away goes with it: the reader stays at the field.
  const remove = () => {
    upload.clearIssue();
    change('');
    row.current?.querySelector('input')?.focus();
  };
  const issue = uploadIssueText(formatMessage, upload.issue, props.maxSize) ?? error;
  return (
    <Field
      id={id}
      label={props.label}
      hint={props.hint ?? formatMessage({ id: 'widget.ImageUpload.hint' })}
      error={issue}
      required={props.required}
    >
      {(control) => (
        <div ref={row} className={styles.row}>
          <ImageTile
            control={control}
            src={url || undefined}
            isPending={upload.isPending}
            disabled={props.disabled}
            onChoose={upload.choose}
          />
          <div className={styles.side}>
            <p className={styles.state}>
              {upload.isPending
                ? formatMessage({ id: 'widget.ImageUpload.sending' })
                : url
                  ? formatMessage({ id: 'widget.ImageUpload.replace' })
                  : formatMessage({ id: 'widget.ImageUpload.choose' })}
            </p>
            {url && !upload.isPending && (
              <button type="button" className={field.small} disabled={props.disabled} onClick={remove}>
                <Glyph name="trash" size={16} />
                {formatMessage({ id: 'widget.ImageUpload.remove' })}
                <Spoken>{props.label}</Spoken>
              </button>
            )}
          </div>
          <Spoken live>{upload.isPending ? formatMessage({ id: 'widget.ImageUpload.sending' }) : issue}</Spoken>
        </div>
      )}
    </Field>
  );
}
