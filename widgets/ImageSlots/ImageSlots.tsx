import { type ReactElement, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import { Field } from '../kit/field/Field.tsx';
import { asList } from '../kit/field/read-value.ts';
import { useControllableState } from '../kit/field/useControllableState.ts';
import type { ImageSlotsEvents, ImageSlotsProps } from '../generated/types.ts';
import { Spoken } from '../kit/spoken/Spoken.tsx';
import { ImageTile } from '../kit/upload/ImageTile.tsx';
import { uploadIssueText } from '../kit/upload/upload-issue-text.ts';
import { useUnsent } from '../kit/upload/useUnsent.ts';
import { useUpload } from '../kit/upload/useUpload.ts';
import styles from './ImageSlots.module.css';
import { Slot } from './Slot.tsx';

/** CFG-07: up to `max` pictures; at the limit no further one is offered. Buttons move and remove them. */
export function ImageSlots({
  id,
  nodeId,
  props,
  bound,
  error,
  busy,
  emit,
}: WidgetProps<ImageSlotsProps, ImageSlotsEvents>): ReactElement {
  const { formatMessage } = useIntl();
  const list = useRef<HTMLUListElement>(null);
  const [said, say] = useState('');
  const [value, setValue] = useControllableState(bound, asList);
  const urls = value.filter((url): url is string => typeof url === 'string' && url !== '');
  const max = props.max ?? 6;
  const change = (next: string[]) => {
    setValue(next);
    emit('change', { value: next });
  };
  const upload = useUpload({
    id,
    purpose: props.purpose ?? 'carousel',
    uploaded: props.uploaded ?? undefined,
    room: max - urls.length,
    busy,
    send: (request) => emit('upload', request),
    onUploaded: (url) => change([...urls, url].slice(0, max)),
  });
  useUnsent({ id, nodeId, isSending: upload.isPending });
  // The tiles have their new positions after React has painted them.
  const focus = (...selectors: string[]) =>
    requestAnimationFrame(() => {
      const found = selectors.map((selector) => list.current?.querySelector<HTMLElement>(`${selector}:not(:disabled)`));
      found.find(Boolean)?.focus();
    });
  const move = (from: number, to: number) => {
    const next = urls.filter((_, at) => at !== from);
    next.splice(to, 0, urls[from] ?? '');
    change(next);
    say(formatMessage({ id: 'widget.ImageSlots.moved' }, { at: to + 1, count: urls.length }));
    focus(`[data-slot='${to}'] [data-move='${to < from ? 'back' : 'on'}']`, `[data-slot='${to}'] [data-move]`);
  };
  const remove = (at: number) => {
    change(urls.filter((_, index) => index !== at));
    say(formatMessage({ id: 'widget.ImageSlots.removed' }, { count: urls.length - 1, max }));
    focus(urls.length > 1 ? `[data-slot='${Math.max(0, at - 1)}'] [data-remove]` : 'input');
  };
  const issue = uploadIssueText(formatMessage, upload.issue) ?? error;
  return (
    <Field
      id={id}
      group
      label={props.label}
      hint={props.hint ?? formatMessage({ id: 'widget.ImageSlots.hint' }, { count: urls.length, max })}
      error={issue}
    >
      {(control) => (
        <>
          <ul ref={list} className={styles.slots} aria-labelledby={`${id}-label`}>
            {urls.map((url, at) => (
              <Slot
                // biome-ignore lint/suspicious/noArrayIndexKey: one picture may be there twice; a slot is its index.
                key={at}
                url={url}
                at={at}
                count={urls.length}
                disabled={props.disabled}
                onMove={(to) => move(at, to)}
                onRemove={() => remove(at)}
              />
            ))}
            {urls.length < max && (
              <li>
                <ImageTile
                  control={control}
                  label={`${props.label}: ${formatMessage({ id: 'widget.ImageSlots.add' })}`}
                  takesSeveral={max - urls.length > 1}
                  isPending={upload.isPending}
                  disabled={props.disabled}
                  onChoose={upload.choose}
                />
              </li>
            )}
          </ul>
          <Spoken live>
            {upload.isPending ? formatMessage({ id: 'widget.ImageUpload.sending' }) : (issue ?? said)}
          </Spoken>
        </>
      )}
    </Field>
  );
}
