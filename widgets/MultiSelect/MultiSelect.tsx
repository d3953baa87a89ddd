import { isComposing } from '../kit/keys/is-composing.ts';
import { type KeyboardEvent, type ReactElement, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import { ChoiceBox } from '../kit/listbox/ChoiceBox.tsx';
import styles from '../kit/listbox/choices.module.css';
import { LoadTrouble } from '../kit/listbox/LoadTrouble.tsx';
import { nextOption } from '../kit/listbox/next-option.ts';
import { OptionList, optionId } from '../kit/listbox/OptionList.tsx';
import { useDrop } from '../kit/listbox/useDrop.ts';
import { meantBy } from '../kit/listbox/useLeftText.ts';
import { Field } from '../kit/field/Field.tsx';
import { useControllableState } from '../kit/field/useControllableState.ts';
import type { MultiSelectEvents, MultiSelectProps } from '../generated/types.ts';
import { Spoken } from '../kit/spoken/Spoken.tsx';
import { entriesOf, type GivenOption, readValues, type Scalar, toggledAll } from './entries.ts';

const noOptions: readonly GivenOption[] = [];

/** Several of many: chips, and a list that is searched by typing. Values keep their type. */
export function MultiSelect({
  id,
  nodeId,
  props,
  bound,
  error,
  emit,
  listens,
}: WidgetProps<MultiSelectProps, MultiSelectEvents>): ReactElement {
  const { formatMessage } = useIntl();
  const [values, setValues] = useControllableState(bound, readValues);
  const isRemote = listens('search');
  const drop = useDrop((query) => emit('search', { text: query }));
  const [active, setActive] = useState(-1);
  const options = props.options ?? noOptions;
  const labelOf = useLabels(options);
  const isFull = props.max !== undefined && values.length >= props.max;
  const query = isRemote ? '' : drop.query;
  const all = props.selectAll && drop.query === '' ? formatMessage({ id: 'widget.MultiSelect.all' }) : undefined;
  const { max } = props;
  const entries = useMemo(
    () => entriesOf(options, { values, query, isFull, all, max }),
    [options, values, query, isFull, all, max],
  );
  const listId = `${id}-list`;

  const choose = (next: readonly Scalar[]) => {
    const value = [...next];
    setValues(value);
    emit('change', { value });
  };
  const without = (value: Scalar) => choose(values.filter((one) => one !== value));
  const take = (at: number) => {
    const entry = entries[at];
    if (!entry || entry.isDisabled) return;
    if (props.single && entry.value !== undefined) {
      choose([entry.value]);
      drop.close();
      return;
    }
    setActive(drop.query === '' ? at : -1);
    drop.search('');
    if (entry.value === undefined) choose(toggledAll(values, options));
    else if (entry.isSelected) without(entry.value);
    else choose([...values, entry.value]);
  };
  const keys = (event: KeyboardEvent): boolean => {
    if (isComposing(event)) return false;
    const next = nextOption(event.key, active, entries.length);
    if (next !== undefined) setActive(next);
    else if (event.key === 'Enter') take(active);
    else return false;
    return true;
  };
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
            retryText={formatMessage({ id: 'widget.MultiSelect.retry' })}
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
            search(query) {
              setActive(query === '' ? -1 : 0);
              drop.search(query);
            },
          }}
          active={entries[active] && optionId(listId, active)}
          chips={values.map((value) => ({
            key: `${typeof value} ${value}`,
            label: labelOf(value),
            onRemove: () => without(value),
          }))}
          placeholder={props.placeholder}
          disabled={props.disabled}
          onClear={props.required ? undefined : () => choose([])}
          onKey={keys}
          onTake={(by) => {
            const labels = entries.map(({ label }) => label);
            const at = props.error ? -1 : meantBy(by, active, labels, drop.query);
            const entry = entries[at];
            if (!entry || (entry.isDisabled && !entry.isSelected)) return false;
            if (!entry.isSelected) take(at);
            return true;
          }}
          isLoading={props.loading}
          onBlur={() => emit('blur', null)}
        >
          <OptionList
            id={listId}
            label={props.label}
            options={entries}
            active={active}
            isMultiple={!props.single}
            onActive={setActive}
            onChoose={take}
          />
          {props.loading && <p className={styles.note}>{formatMessage({ id: 'widget.MultiSelect.loading' })}</p>}
          {!props.loading && !props.error && entries.length === 0 && (
            <p className={styles.note}>
              {props.isUnreadable
                ? formatMessage({ id: 'widget.MultiSelect.unreadable' })
                : formatMessage({ id: 'widget.MultiSelect.none' })}
            </p>
          )}
          {isFull && (
            <p className={styles.note}>{formatMessage({ id: 'widget.MultiSelect.full' }, { count: props.max ?? 0 })}</p>
          )}
          <Spoken live>
            {formatMessage({ id: 'widget.MultiSelect.count' }, { found: entries.length, chosen: values.length })}
          </Spoken>
        </ChoiceBox>
      )}
    </Field>
  );
}

/** What values are called, also when a search has replaced the options that they came from. */
function useLabels(options: readonly GivenOption[]): (value: Scalar) => string {
  const [known, setKnown] = useState(() => ({ options, labels: labelsOf(options) }));
  if (known.options !== options) {
    setKnown({ options, labels: new Map([...known.labels, ...labelsOf(options)]) });
  }
  return (value) => known.labels.get(value) ?? String(value);
}

function labelsOf(options: readonly GivenOption[]): Map<Scalar, string> {
  return new Map(options.map(({ value, label }) => [value, label]));
}
