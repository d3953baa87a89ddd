import { memo, type ReactElement, useCallback } from 'react';
import { Face } from '../Avatar/Face.tsx';
import choices from '../kit/listbox/choices.module.css';
import { ListPart } from '../kit/listbox/ListPart.tsx';
import { optionId, placeOf } from '../kit/listbox/OptionList.tsx';
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
  chosen: ReadonlySet<PersonId>;
  isMultiple: boolean;
  /** No more may be chosen. */
  isFull: boolean;
  onActive: (place: number) => void;
  onChoose: (place: number) => void;
}

/** In px, as the style sheet has them. */
const heights = { person: 52, department: 30 };

/** A listbox of people whose active one the field names: those in sight are there, however many they are. */
export function PeopleList(props: PeopleListProps): ReactElement {
  const { id, rows, active, chosen, isMultiple, isFull, onActive, onChoose } = props;
  const activeRow = rows.findIndex((row) => row.kind === 'person' && row.place === active);
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
        const place = placeOf(event.target);
        if (place !== undefined && place !== active) onActive(place);
      }}
      onClick={(event) => {
        const place = placeOf(event.target);
        if (place !== undefined) onChoose(place);
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
          const isChosen = chosen.has(row.person.id);
          return (
            <PersonRow
              key={row.key}
              id={optionId(id, row.place)}
              person={row.person}
              place={row.place}
              count={props.count}
              start={start}
              isActive={row.place === active}
              isChosen={isChosen}
              isDisabled={row.person.isDisabled || (isFull && !isChosen)}
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
  place: number;
  count: number;
  /** In px, from the first row. */
  start: number;
  isActive: boolean;
  isChosen: boolean;
  isDisabled: boolean;
  isMultiple: boolean;
}

/** One person. Only those that an arrow key moves between render again. */
const PersonRow = memo(function PersonRow(props: PersonRowProps): ReactElement {
  const { person, place, isChosen, isMultiple } = props;
  const about = [person.departments.join(', '), person.account].filter(Boolean).join(' · ');
  return (
    <ListPart
      id={props.id}
      role="option"
      className={`${choices.option} ${styles.person}`}
      style={{ transform: `translateY(${props.start}px)` }}
      aria-setsize={props.count}
      aria-posinset={place + 1}
      aria-selected={isChosen}
      aria-disabled={props.isDisabled || undefined}
      data-at={place}
      data-active={props.isActive}
    >
      {isMultiple && (
        <span className={choices.tick} data-on={isChosen}>
          {isChosen && <Glyph name="check" size={14} />}
        </span>
      )}
      <span className={styles.face} aria-hidden>
        <Face name={person.name} src={person.avatar} size={32} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{person.name}</span>
        {about && <span className={styles.about}> {about}</span>}
      </span>
      {!isMultiple && isChosen && <Glyph name="check" size={16} />}
    </ListPart>
  );
});
