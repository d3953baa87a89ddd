import { isComposing } from '../kit/keys/is-composing.ts';
import { type KeyboardEvent, type ReactElement, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import { Face } from '../Avatar/Face.tsx';
import { type Chip, ChoiceBox } from '../kit/listbox/ChoiceBox.tsx';
import { LoadTrouble } from '../kit/listbox/LoadTrouble.tsx';
import { nextOption } from '../kit/listbox/next-option.ts';
import { optionId } from '../kit/listbox/OptionList.tsx';
import { useDrop } from '../kit/listbox/useDrop.ts';
import { meantBy } from '../kit/listbox/useLeftText.ts';
import { Field } from '../kit/field/Field.tsx';
import { useControllableState } from '../kit/field/useControllableState.ts';
import type { UserPickerEvents, UserPickerProps } from '../generated/types.ts';
import { readSelected } from '../kit/tree/tree-nodes.ts';
import { PeopleList } from './PeopleList.tsx';
import { PeopleNote } from './PeopleNote.tsx';
import { type PersonId, readPeople } from './people.ts';
import { peopleRows } from './people-rows.ts';
import styles from './UserPicker.module.css';
import { useKnownPeople } from './useKnownPeople.ts';

/** One person or several: searched by typing, shown with picture, departments and account. The value is ids. */
export function UserPicker({
  id,
  nodeId,
  props,
  bound,
  error,
  emit,
  listens,
}: WidgetProps<UserPickerProps, UserPickerEvents>): ReactElement {
  const { formatMessage } = useIntl();
  const [selectedIds, setSelectedIds] = useControllableState(bound, readSelected);
  const drop = useDrop((query) => emit('search', { text: query }));
  const [active, setActive] = useState(-1);
  const people = useMemo(() => readPeople(props.people), [props.people]);
  const personOf = useKnownPeople(people, props.chosen);
  const isMultiple = props.multiple ?? false;
  const isFull = isMultiple && props.max !== undefined && selectedIds.length >= props.max;
  const isLoading = !props.error && (props.loading || !props.people);
  const query = listens('search') ? '' : drop.query;
  const otherText = formatMessage({ id: 'widget.UserPicker.others' });
  const rows = useMemo(
    () => peopleRows(people, { query, isGrouped: props.grouped ?? false, otherText }),
    [people, query, props.grouped, otherText],
  );
  const found = useMemo(() => rows.flatMap((row) => (row.kind === 'person' ? [row.person] : [])), [rows]);
  const selected = useMemo(() => new Set(selectedIds), [selectedIds]);
  const listId = `${id}-list`;

  const commit = (ids: readonly PersonId[]) => {
    const value = isMultiple ? [...ids] : (ids[0] ?? null);
    setSelectedIds(value);
    emit('change', { value });
  };
  const without = (one: PersonId) => commit(selectedIds.filter((other) => other !== one));
  const canTake = ({ id, isDisabled }: (typeof found)[number]) => !isDisabled && (!isFull || selected.has(id));
  const take = (index: number) => {
    const person = found[index];
    if (!person || !canTake(person)) return;
    if (!isMultiple) {
      commit([person.id]);
      drop.close();
      return;
    }
    setActive(drop.query === '' ? index : -1);
    drop.search('');
    if (selected.has(person.id)) without(person.id);
    else commit([...selectedIds, person.id]);
  };
  const keys = (event: KeyboardEvent): boolean => {
    if (isComposing(event)) return false;
    const next = nextOption(event.key, active, found.length);
    if (next !== undefined) setActive(next);
    else if (event.key === 'Enter') take(active);
    else return false;
    return true;
  };
  const face = (shown: PersonId, size: number): Pick<Chip, 'label' | 'lead' | 'hint'> => {
    const person = personOf(shown);
    if (!person)
      return {
        label: isLoading
          ? formatMessage({ id: 'widget.UserPicker.loading' })
          : formatMessage({ id: 'widget.UserPicker.unknown' }),
      };
    return {
      label: person.name,
      hint: isMultiple ? undefined : person.departments.join(', '),
      lead: (
        <span className={styles.face} aria-hidden>
          <Face name={person.name} src={person.avatar} size={size} />
        </span>
      ),
    };
  };
  const [one] = selectedIds;
  return (
    <Field
      id={id}
      label={props.label}
      labelHidden={props.labelHidden}
      hint={props.hint}
      error={error}
      required={props.required}
      after={
        props.error && (
          <LoadTrouble
            error={props.error}
            retryText={formatMessage({ id: 'widget.UserPicker.retry' })}
            onRetry={listens('retry') ? () => emit('retry', null) : undefined}
          />
        )
      }
    >
      {(control) => (
        <ChoiceBox
          control={control}
          name={nodeId}
          label={props.label}
          popup={{ id: listId, role: 'listbox' }}
          drop={{
            ...drop,
            open() {
              if (!drop.isOpen) setActive(isMultiple ? -1 : found.findIndex((person) => person.id === one));
              drop.open();
            },
            search(words) {
              setActive(words === '' ? -1 : 0);
              drop.search(words);
            },
          }}
          active={found[active] && optionId(listId, active)}
          chips={
            isMultiple
              ? selectedIds.map((shown) => ({
                  key: `${typeof shown} ${shown}`,
                  ...face(shown, 20),
                  onRemove: () => without(shown),
                }))
              : []
          }
          single={isMultiple || one === undefined ? undefined : face(one, 24)}
          placeholder={props.placeholder}
          disabled={props.disabled}
          onClear={props.required ? undefined : () => commit([])}
          onKey={keys}
          onTake={(by) => {
            const names = found.map(({ name }) => name);
            const at = props.error ? -1 : meantBy(by, active, names, drop.query);
            const person = found[at];
            if (!person || !canTake(person)) return false;
            if (!selected.has(person.id)) take(at);
            return true;
          }}
          isLoading={isLoading}
          onBlur={() => emit('blur', null)}
        >
          <PeopleList
            id={listId}
            label={props.label}
            rows={rows}
            count={found.length}
            active={active}
            selected={selected}
            isMultiple={isMultiple}
            isFull={isFull}
            onActive={setActive}
            onChoose={take}
          />
          <PeopleNote
            error={props.error}
            isLoading={isLoading}
            isSearch={drop.query !== ''}
            hasMore={props.hasMore ?? false}
            found={found.length}
            selected={selectedIds.length}
            fullAt={isFull ? props.max : undefined}
          />
        </ChoiceBox>
      )}
    </Field>
  );
}
