import { type DragEvent, type ReactElement, type ReactNode, useState } from 'react';
import type { ControlAttributes } from '../field/Field.tsx';
import styles from './FileDrop.module.css';

interface FileDropProps {
  control: ControlAttributes;
  className: string | undefined;
  /** Endings and media types for the browser's dialog, with commas; what is dropped is not held to them. */
  accept?: string | undefined;
  /** What choosing does, when the label of the field does not say it. */
  label?: string | undefined;
  takesSeveral: boolean;
  /** Telephones take a picture with the camera at the back. */
  capture?: boolean | undefined;
  isBusy?: boolean;
  disabled?: boolean | undefined;
  /** Shows that nothing is there yet. */
  isEmpty: boolean;
  onChoose(files: readonly File[]): void;
  children: ReactNode;
}

/** A box that takes files, by click, key or drop. Its owner styles it; `data-over` is set while files are dragged over it. */
export function FileDrop(props: FileDropProps): ReactElement {
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent, next: boolean) => {
    event.preventDefault();
    if (next !== isOver) setOver(next);
  };
  return (
    <label className={props.className} data-over={isOver} data-empty={props.isEmpty}>
      <input
        {...props.control}
        type="file"
        className={styles.file}
        accept={props.accept}
        multiple={props.takesSeveral}
        capture={props.capture ? 'environment' : undefined}
        aria-label={props.label}
        aria-busy={props.isBusy || undefined}
        disabled={props.disabled}
        onDragOver={(event) => over(event, true)}
        onDragLeave={(event) => over(event, false)}
        onDrop={(event) => {
          over(event, false);
          props.onChoose([...event.dataTransfer.files]);
        }}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // Choosing the same file again has to be a change too.
          event.target.value = '';
          props.onChoose(files);
        }}
      />
      {props.children}
    </label>
  );
}
