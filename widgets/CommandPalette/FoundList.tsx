import { type ReactElement, useEffect, useRef } from 'react';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { isIconName } from '../kit/icons/names.ts';
import { ListPart } from '../kit/listbox/ListPart.tsx';
import { optionIndexOf } from '../kit/listbox/OptionList.tsx';
import { Keys } from '../kit/shortcuts/Keys.tsx';
import type { Found, FoundGroup } from './found.ts';
import styles from './Palette.module.css';

interface FoundListProps {
  id: string;
  label: string;
  groups: readonly FoundGroup[];
  /** Counted over all groups. */
  active: number;
  onActive: (at: number) => void;
  onChoose: (at: number) => void;
}

/** A listbox with named groups, whose active option the field names. */
export function FoundList({ id, label, groups, active, onActive, onChoose }: FoundListProps): ReactElement {
  return (
    <ListPart
      role="listbox"
      id={`${id}-list`}
      aria-label={label}
      className={styles.list}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={({ target }) => {
        const at = optionIndexOf(target);
        if (at !== undefined && at !== active) onActive(at);
      }}
      onClick={({ target }) => {
        const at = optionIndexOf(target);
        if (at !== undefined) onChoose(at);
      }}
    >
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox is no fieldset.
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
          <div id={`${id}-${group.id}`} className={styles.group}>
            {group.label}
          </div>
          {group.items.map((found, index) => {
            const own = group.before + index;
            return (
              <FoundOption key={found.id} id={foundId(id, own)} found={found} at={own} isActive={own === active} />
            );
          })}
        </div>
      ))}
    </ListPart>
  );
}

interface FoundOptionProps {
  id: string;
  found: Found;
  at: number;
  isActive: boolean;
}

function FoundOption({ id, found, at, isActive }: FoundOptionProps): ReactElement {
  const { label, hint, icon, keys } = found;
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <ListPart ref={row} id={id} role="option" aria-selected={isActive} className={styles.option} data-at={at}>
      <Glyph name={icon && isIconName(icon) ? icon : 'file'} size={18} />
      <span className={styles.label}>{label}</span>
      {hint && <span className={styles.hint}>{hint}</span>}
      {keys && <Keys keys={keys} />}
    </ListPart>
  );
}

export function foundId(list: string, at: number): string {
  return `${list}-${at}`;
}
