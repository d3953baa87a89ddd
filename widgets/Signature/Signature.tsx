import { type ReactElement, useState } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import { boundText } from '../kit/field/bound-text.ts';
import { Field } from '../kit/field/Field.tsx';
import field from '../kit/field/field.module.css';
import { useDraft } from '../kit/field/useDraft.ts';
import type { SignatureEvents, SignatureProps } from '../generated/types.ts';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { Picture } from '../Image/Picture.tsx';
import { Spoken } from '../kit/spoken/Spoken.tsx';
import { useUnsent } from '../kit/upload/useUnsent.ts';
import { useUpload } from '../kit/upload/useUpload.ts';
import { type Drawing, signaturePicture } from './signature-picture.ts';
import { SignaturePad } from './SignaturePad.tsx';
import styles from './Signature.module.css';

const blank: Drawing = { strokes: [], typed: '' };

/** A signature that is drawn, or typed by those who do not draw; a picture is made of it once they say so. */
export function Signature({
  id,
  nodeId,
  props,
  bound,
  error,
  busy,
  emit,
}: WidgetProps<SignatureProps, SignatureEvents>): ReactElement {
  const { formatMessage } = useIntl();
  const [value, setValue] = useDraft(boundText(bound), bound?.set);
  const [drawing, draw] = useState(blank);
  const [isBroken, setBroken] = useState(false);
  const [isMissed, setMissed] = useState(false);
  const change = (next: string) => {
    setValue(next);
    emit('change', { value: next });
  };
  const upload = useUpload({
    id,
    purpose: 'picture',
    uploaded: props.uploaded ?? undefined,
    value,
    busy,
    send: ({ ticket, file }) => emit('upload', { ticket, file }),
    onUploaded: (url) => {
      change(url);
      draw(blank);
    },
  });
  const sign = () => {
    setBroken(false);
    signaturePicture(drawing).then(
      (file) => upload.choose([file]),
      () => setBroken(true),
    );
  };
  const again = () => {
    upload.clearIssue();
    change('');
    // The button that was pressed is gone.
    requestAnimationFrame(() => document.getElementById(id)?.focus());
  };
  const { strokes, typed } = drawing;
  const isLocked = props.disabled || upload.isPending;
  const isEmpty = strokes.length === 0 && typed.trim() === '';
  // Drawn, and not taken: the form would be saved without it.
  const isUntaken = !isEmpty && !upload.isPending && !props.readOnly;
  useUnsent({
    id,
    nodeId,
    isSending: upload.isPending,
    hasFailed: isUntaken,
    showIssue: () => setMissed(true),
  });
  const failed = isBroken || upload.issue !== undefined;
  const missed =
    isMissed && isUntaken
      ? formatMessage(
          { id: 'widget.Signature.untaken' },
          {
            use: formatMessage({ id: 'widget.Signature.use' }),
            clear: formatMessage({ id: 'widget.Signature.clear' }),
          },
        )
      : undefined;
  const said =
    upload.issue && 'text' in upload.issue ? upload.issue.text : formatMessage({ id: 'widget.Signature.failed' });
  const src = props.src ?? value;
  return (
    <Field
      id={id}
      group={value !== '' || props.readOnly}
      label={props.label}
      labelHidden={props.labelHidden}
      hint={props.hint}
      error={failed ? said : (missed ?? error)}
      required={!props.readOnly && props.required}
    >
      {(control) => {
        if (value !== '' || props.readOnly) {
          return (
            <fieldset id={id} className={styles.sheet} aria-labelledby={`${id}-label`}>
              {value === '' ? (
                <span>–</span>
              ) : (
                <span className={styles.signed}>
                  <Picture
                    src={src}
                    alt={formatMessage({ id: 'widget.Signature.picture' }, { label: props.label })}
                    instead={<span>{formatMessage({ id: 'widget.Signature.done' })}</span>}
                  />
                </span>
              )}
              {!props.readOnly && (
                <span className={styles.ways}>
                  <button type="button" className={field.small} disabled={props.disabled} onClick={again}>
                    <Glyph name="pencil" size={16} />
                    {formatMessage({ id: 'widget.Signature.again' })}
                    <Spoken>{props.label}</Spoken>
                  </button>
                </span>
              )}
            </fieldset>
          );
        }
        return (
          <div className={styles.sheet}>
            <SignaturePad
              drawing={drawing}
              disabled={isLocked ?? false}
              onStroke={(stroke) => draw({ typed: '', strokes: [...strokes, stroke] })}
            />
            <div className={styles.line}>
              <div className={`${field.box} ${styles.typed}`}>
                <input
                  {...control}
                  type="text"
                  className={field.input}
                  placeholder={formatMessage({ id: 'widget.Signature.type' })}
                  autoComplete="off"
                  maxLength={60}
                  disabled={isLocked}
                  value={typed}
                  onChange={(event) => draw({ strokes: [], typed: event.target.value })}
                />
              </div>
              <span className={styles.ways}>
                <button
                  type="button"
                  className={field.small}
                  disabled={isLocked || strokes.length === 0}
                  onClick={() => draw({ typed: '', strokes: strokes.slice(0, -1) })}
                >
                  <Glyph name="undo" size={16} />
                  {formatMessage({ id: 'widget.Signature.undo' })}
                </button>
                <button
                  type="button"
                  className={field.small}
                  disabled={isLocked || isEmpty}
                  onClick={() => draw(blank)}
                >
                  <Glyph name="x" size={16} />
                  {formatMessage({ id: 'widget.Signature.clear' })}
                </button>
                <button type="button" className={field.small} disabled={isLocked || isEmpty} onClick={sign}>
                  <Glyph name="check" size={16} />
                  {formatMessage({ id: 'widget.Signature.use' })}
                </button>
              </span>
            </div>
            <Spoken live>{upload.isPending ? formatMessage({ id: 'widget.Signature.sending' }) : ''}</Spoken>
          </div>
        );
      }}
    </Field>
  );
}
