import { type ReactElement, useEffect, useRef } from 'react';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { isIconName } from '../kit/icons/names.ts';
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
    <div role="listbox" id={`${id}-list`} aria-label={label} className={styles.list} tabIndex={-1}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox is no fieldset.
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
          <div id={`${id}-${group.id}`} className={styles.group}>
            {group.label}
          </div>
          {group.items.map((found, index) => {
            const own = group.before + index;
            return (
              <FoundOption
                key={found.id}
                id={foundId(id, own)}
                found={found}
                isActive={own === active}
                onActive={() => onActive(own)}
                onChoose={() => onChoose(own)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

interface FoundOptionProps {
  id: string;
  found: Found;
  isActive: boolean;
  onActive: () => void;
  onChoose: () => void;
}

function FoundOption({ id, found, isActive, onActive, onChoose }: FoundOptionProps): ReactElement {
  const { label, hint, icon, keys } = found;
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys.
    <div
      ref={row}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={styles.option}
      onPointerMove={onActive}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <Glyph name={icon && isIconName(icon) ? icon : 'file'} size={18} />
      <span className={styles.label}>{label}</span>
      {hint && <span className={styles.hint}>{hint}</span>}
      {keys && <Keys keys={keys} />}
    </div>
  );
}

export function foundId(list: string, at: number): string {
  return `${list}-${at}`;
}
