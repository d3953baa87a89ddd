import { type ReactElement, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import { boundText } from '../kit/field/bound-text.ts';
import { Field } from '../kit/field/Field.tsx';
import field from '../kit/field/field.module.css';
import { useDraft } from '../kit/field/useDraft.ts';
import type { CaptchaFieldEvents, CaptchaFieldProps } from '../generated/types.ts';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { Picture } from '../Image/Picture.tsx';
import { Spoken } from '../kit/spoken/Spoken.tsx';
import styles from './CaptchaField.module.css';

/** Which field of this window has shown an address. Written by effects, so never where screens are prerendered. */
const shownBy = new Map<string, number>();
let fields = 0;

/**
 * The address of the picture, or another one where an earlier field of this window has shown it: a browser keeps the pictures of a
 * window in memory whatever their headers say, and would show one whose code is used up.
 */
function useFreshImage(image: string | null | undefined): string | null | undefined {
  const [field] = useState(() => (fields += 1));
  const owner = image ? (shownBy.get(image) ?? field) : field;
  useEffect(() => {
    if (image && !shownBy.has(image)) shownBy.set(image, field);
  }, [image, field]);
  return image && owner !== field ? `${image}${image.includes('?') ? '&' : '?'}again=${field}` : image;
}

/** The picture's code or the answer to a question. Only the ways out that the document answers are offered. */
export function CaptchaField({
  id,
  nodeId,
  props,
  bound,
  error,
  busy,
  emit,
  listens,
}: WidgetProps<CaptchaFieldProps, CaptchaFieldEvents>): ReactElement {
  const { formatMessage } = useIntl();
  const [draft, setDraft] = useDraft(boundText(bound), bound?.set);
  const image = useFreshImage(props.image);
  const asks = Boolean(props.question);
  const questionId = `${id}-question`;
  const ways = (
    <div className={styles.ways}>
      {!asks && listens('larger') && (
        <button
          type="button"
          className={styles.way}
          aria-pressed={props.large ?? false}
          onClick={() => emit('larger', null)}
        >
          {formatMessage({ id: 'widget.CaptchaField.larger' })}
        </button>
      )}
      {!asks && listens('question') && (
        <button type="button" className={styles.way} onClick={() => emit('question', null)}>
          {formatMessage({ id: 'widget.CaptchaField.question' })}
        </button>
      )}
      {asks && listens('picture') && (
        <button type="button" className={styles.way} onClick={() => emit('picture', null)}>
          {formatMessage({ id: 'widget.CaptchaField.picture' })}
        </button>
      )}
    </div>
  );
  const refresh = asks
    ? formatMessage({ id: 'widget.CaptchaField.otherQuestion' })
    : formatMessage({ id: 'widget.CaptchaField.refresh' });
  return (
    <Field
      id={id}
      label={props.label}
      labelHidden={props.labelHidden}
      hint={props.hint}
      error={error}
      required={props.required}
      after={ways}
    >
      {(control) => (
        <div className={styles.captcha} data-large={props.large ?? false} data-asks={asks}>
          {asks && (
            <p id={questionId} className={styles.question} role="status">
              {props.question}
            </p>
          )}
          <div className={field.box}>
            <span className={field.lead}>
              <Glyph name="shield" size={16} />
            </span>
            <input
              {...control}
              aria-describedby={
                [asks && questionId, control['aria-describedby']].filter(Boolean).join(' ') || undefined
              }
              className={field.input}
              name={nodeId}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              placeholder={props.placeholder}
              disabled={props.disabled}
              maxLength={64}
              value={draft}
              onChange={(event) => {
                setDraft(event.target.value);
                emit('change', { value: event.target.value });
              }}
            />
            {asks && (
              <button
                type="button"
                className={field.end}
                aria-label={refresh}
                title={refresh}
                onClick={() => emit('refresh', null)}
              >
                <Glyph name="refresh" size={16} />
              </button>
            )}
          </div>
          {!asks && (
            <button
              type="button"
              className={styles.picture}
              title={refresh}
              aria-busy={busy || undefined}
              onClick={() => emit('refresh', null)}
            >
              {image && (
                <Picture
                  key={image}
                  src={image}
                  alt={formatMessage({ id: 'widget.CaptchaField.alt' })}
                  priority
                  instead={<span className={styles.failed}>{formatMessage({ id: 'widget.CaptchaField.failed' })}</span>}
                />
              )}
              {/* Beside the replacement of a picture that did not load, which is a part of the name then. */}
              <Spoken>{refresh}</Spoken>
              <span className={styles.again} aria-hidden="true">
                <Glyph name="refresh" size={14} />
              </span>
            </button>
          )}
        </div>
      )}
    </Field>
  );
}
