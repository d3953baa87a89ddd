import type { ReactElement } from 'react';
import { ListPart } from '../kit/listbox/ListPart.tsx';
import { optionId, optionIndexOf } from '../kit/listbox/OptionList.tsx';
import { Glyph } from '../kit/icons/Glyph.tsx';
import type { IconName } from '../kit/icons/names.ts';
import styles from './IconPicker.module.css';

interface IconGridProps {
  id: string;
  label: string;
  names: readonly IconName[];
  labelOf(name: IconName): string;
  selected: string | undefined;
  active: number;
  onActive(at: number): void;
  onChoose(at: number): void;
}

/** How many icons a row has: six of them and the panel's edges fit where a field is narrowest. */
export const columns = 6;

/** The icons in rows; the field above keeps the focus and names the active one. */
export function IconGrid({
  id,
  label,
  names,
  labelOf,
  selected,
  active,
  onActive,
  onChoose,
}: IconGridProps): ReactElement {
  const show = (cell: HTMLDivElement | null) => cell?.scrollIntoView({ block: 'nearest' });
  return (
    <ListPart
      id={id}
      role="listbox"
      aria-label={label}
      className={styles.grid}
      onPointerMove={(event) => {
        const at = optionIndexOf(event.target);
        if (at !== undefined && at !== active) onActive(at);
      }}
      onClick={(event) => {
        const at = optionIndexOf(event.target);
        if (at !== undefined) onChoose(at);
      }}
    >
      {names.map((name, at) => (
        <ListPart
          key={name}
          ref={at === active ? show : undefined}
          id={optionId(id, at)}
          role="option"
          aria-selected={name === selected}
          aria-label={labelOf(name)}
          title={labelOf(name)}
          className={styles.cell}
          data-at={at}
          data-active={at === active}
        >
          <Glyph name={name} size={20} />
        </ListPart>
      ))}
    </ListPart>
  );
}
