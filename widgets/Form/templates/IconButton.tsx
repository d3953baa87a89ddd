import type { MouseEvent, ReactElement } from 'react';
import field from '../../kit/field/field.module.css';
import { Glyph } from '../../kit/icons/Glyph.tsx';
import type { IconName } from '../../kit/icons/names.ts';

interface IconButtonProps {
  id: string;
  icon: IconName;
  /** What it does with what: *Remove Line 2*. */
  label: string;
  disabled: boolean;
  onClick(event: MouseEvent<HTMLButtonElement>): void;
}

/** A small button of a list or an entry; its name is shown as a tip. */
export function IconButton({ id, icon, label, disabled, onClick }: IconButtonProps): ReactElement {
  return (
    <button
      type="button"
      id={id}
      className={field.small}
      data-square
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      <Glyph name={icon} size={16} />
    </button>
  );
}
