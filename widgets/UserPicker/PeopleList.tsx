import { memo, type ReactElement, useCallback } from 'react';
import { Face } from '../Avatar/Face.tsx';
import choices from '../kit/listbox/choices.module.css';
import { ListPart } from '../kit/listbox/ListPart.tsx';
import { optionId, optionIndexOf } from '../kit/listbox/OptionList.tsx';
import { useWindow } from '../kit/listbox/useWindow.ts';
import { Glyph } from '../kit/icons/Glyph.tsx';
import type { Person, PersonId } from './people.ts';
import type { PeopleRow } from './people-rows.ts';
import styles from './UserPicker.module.css';

interface PeopleListProps {
  id: string;
  label: string;
  rows: readonly PeopleRow[];
  /** How many people are among the rows. */
  count: number;
  /** Which of the people keys would take; -1 for none. */
  active: number;
  selected: ReadonlySet<PersonId>;
  isMultiple: boolean;
  /** No more may be chosen. */
  isFull: boolean;
  onActive: (index: number) => void;
  onChoose: (index: number) => void;
}

/** In px, as the style sheet has them. */
const heights = { person: 52, department: 30 };

/** A listbox of people whose active one the field names: those in sight are there, however many they are. */
export function PeopleList(props: PeopleListProps): ReactElement {
  const { id, rows, active, selected, isMultiple, isFull, onActive, onChoose } = props;
  const activeRow = rows.findIndex((row) => row.kind === 'person' && row.index === active);
  const { scroll, virtualizer } = useWindow(rows.length, activeRow, {
    sizeOf: (at) => heights[rows[at]?.kind ?? 'person'],
    keyOf: useCallback((at: number) => rows[at]?.key ?? at, [rows]),
  });
  const height = virtualizer.getTotalSize();
  return (
    <ListPart
      ref={scroll}
      role="listbox"
      id={id}
      className={choices.list}
      style={{ height }}
      aria-label={props.label}
      aria-multiselectable={isMultiple || undefined}
      onPointerMove={(event) => {
        const index = optionIndexOf(event.target);
        if (index !== undefined && index !== active) onActive(index);
      }}
      onClick={(event) => {
        const index = optionIndexOf(event.target);
        if (index !== undefined) onChoose(index);
      }}
    >
      <div role="presentation" className={choices.entries} style={{ height }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          if (!row) return null;
          if (row.kind === 'department') {
            return (
              // Each person says the department too.
              <div
                key={row.key}
                aria-hidden
                className={styles.department}
                style={{ transform: `translateY(${start}px)` }}
              >
                {row.label}
              </div>
            );
          }
          const isSelected = selected.has(row.person.id);
          return (
            <PersonRow
              key={row.key}
              id={optionId(id, row.index)}
              person={row.person}
              index={row.index}
              count={props.count}
              start={start}
              isActive={row.index === active}
              isSelected={isSelected}
              isDisabled={row.person.isDisabled || (isFull && !isSelected)}
              isMultiple={isMultiple}
            />
          );
        })}
      </div>
    </ListPart>
  );
}

interface PersonRowProps {
  id: string;
  person: Person;
  index: number;
  count: number;
  /** In px, from the first row. */
  start: number;
  isActive: boolean;
  isSelected: boolean;
  isDisabled: boolean;
  isMultiple: boolean;
}

/** One person. Only those that an arrow key moves between render again. */
const PersonRow = memo(function PersonRow(props: PersonRowProps): ReactElement {
  const { person, index, isSelected, isMultiple } = props;
  const about = [person.departments.join(', '), person.account].filter(Boolean).join(' · ');
  return (
    <ListPart
      id={props.id}
      role="option"
      className={`${choices.option} ${styles.person}`}
      style={{ transform: `translateY(${props.start}px)` }}
      aria-setsize={props.count}
      aria-posinset={index + 1}
      aria-selected={isSelected}
      aria-disabled={props.isDisabled || undefined}
      data-at={index}
      data-active={props.isActive}
    >
      {isMultiple && (
        <span className={choices.tick} data-on={isSelected}>
          {isSelected && <Glyph name="check" size={14} />}
        </span>
      )}
      <span className={styles.face} aria-hidden>
        <Face name={person.name} src={person.avatar} size={32} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{person.name}</span>
        {about && <span className={styles.about}> {about}</span>}
      </span>
      {!isMultiple && isSelected && <Glyph name="check" size={16} />}
    </ListPart>
  );
});
