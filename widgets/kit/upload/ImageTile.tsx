import type { ReactElement } from 'react';
import type { ControlAttributes } from '../field/Field.tsx';
import { Glyph } from '../icons/Glyph.tsx';
import { Picture } from '../../Image/Picture.tsx';
import { pictureTypes } from './check-picture.ts';
import { FileDrop } from './FileDrop.tsx';
import styles from './ImageTile.module.css';

interface ImageTileProps {
  control: ControlAttributes;
  /** The shown picture; none: a sign to add one. */
  src?: string | undefined;
  /** What choosing does, when the label of the field does not say it. */
  label?: string | undefined;
  /** Several files may be chosen at a time. */
  takesSeveral?: boolean;
  /** Telephones take a picture instead. */
  capture?: boolean;
  isPending: boolean;
  disabled?: boolean | undefined;
  onChoose(files: readonly File[]): void;
}

/** CFG-07: a tile of 74 × 74 px that takes a file, by click, key or drop. */
export function ImageTile({
  control,
  src,
  label,
  takesSeveral,
  capture,
  isPending,
  disabled,
  onChoose,
}: ImageTileProps): ReactElement {
  return (
    <FileDrop
      control={control}
      className={styles.tile}
      accept={pictureTypes}
      label={label}
      takesSeveral={takesSeveral ?? false}
      capture={capture}
      isBusy={isPending}
      disabled={disabled || isPending}
      isEmpty={!src}
      onChoose={onChoose}
    >
      {src ? (
        <Picture src={src} alt="" sizes="74px" width={74} height={74} instead={<Glyph name="image" size={24} />} />
      ) : (
        <Glyph name="plus" size={22} />
      )}
      {isPending && <span className={styles.progress} aria-hidden="true" />}
    </FileDrop>
  );
}
