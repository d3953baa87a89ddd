import { isComposing } from '../kit/keys/is-composing.ts';
import { type KeyboardEvent, type ReactElement, useState } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import { ChoiceBox } from '../kit/listbox/ChoiceBox.tsx';
import choices from '../kit/listbox/choices.module.css';
import { matches } from '../kit/listbox/matches.ts';
import { optionId } from '../kit/listbox/OptionList.tsx';
import { useDrop } from '../kit/listbox/useDrop.ts';
import { Field } from '../kit/field/Field.tsx';
import { useControllableState } from '../kit/field/useControllableState.ts';
import type { IconPickerEvents, IconPickerProps } from '../generated/types.ts';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { type IconName, iconNames, isIconName } from '../kit/icons/names.ts';
import { Spoken } from '../kit/spoken/Spoken.tsx';
import { columns, IconGrid } from './IconGrid.tsx';
import { iconLabels } from './icon-labels.ts';
import styles from './IconPicker.module.css';
import { nextCell } from './next-cell.ts';

/** One of the icons: shown with its label, searched by label or name, chosen in a grid by the arrow keys. */
export function IconPicker({
  id,
  nodeId,
  props,
  bound,
  error,
  emit,
}: WidgetProps<IconPickerProps, IconPickerEvents>): ReactElement {
  const { formatMessage } = useIntl();
  const [selected, setSelected] = useControllableState(bound, readName);
  const drop = useDrop();
  const [active, setActive] = useState(-1);
  const labelOf = (name: IconName): string => formatMessage(iconLabels[name]);
  // Builders know the names that documents use, whatever their language.
  const names = iconNames.filter((name) => matches(labelOf(name), drop.query) || matches(name, drop.query));
  const activeName = names[active];
  const gridId = `${id}-grid`;
  const choose = (value: string | null) => {
    setSelected(value);
    emit('change', { value });
  };
  const take = (at: number) => {
    const name = names[at];
    if (name === undefined) return;
    choose(name);
    drop.close();
  };
  const keys = (event: KeyboardEvent): boolean => {
    if (isComposing(event)) return false;
    const isSideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    // Nothing is active yet, or words are being mended: the caret moves.
    const next = isSideways && active < 0 ? undefined : nextCell(event.key, active, names.length, columns);
    if (next !== undefined) setActive(next);
    else if (event.key === 'Enter') take(active);
    else return false;
    return true;
  };
  const isKnown = selected === undefined || isIconName(selected);
  return (
    <Field
      id={id}
      label={props.label}
      labelHidden={props.labelHidden}
      hint={props.hint}
      error={error ?? (isKnown ? undefined : formatMessage({ id: 'widget.IconPicker.unknown' }, { name: selected }))}
      required={props.required}
    >
      {(control) => (
        <div className={styles.picker}>
          <span className={styles.preview} aria-hidden="true">
            {selected !== undefined && <Glyph name={isIconName(selected) ? selected : 'help'} size={20} />}
          </span>
          <ChoiceBox
            control={control}
            name={nodeId}
            label={props.label}
            popup={{ id: gridId, role: 'listbox' }}
            drop={{
              ...drop,
              open() {
                if (!drop.isOpen)
                  setActive(selected !== undefined && isIconName(selected) ? iconNames.indexOf(selected) : -1);
                drop.open();
              },
              search(query) {
                setActive(query === '' ? -1 : 0);
                drop.search(query);
              },
            }}
            active={activeName && optionId(gridId, active)}
            chips={[]}
            single={selected === undefined ? undefined : { label: isIconName(selected) ? labelOf(selected) : selected }}
            placeholder={props.placeholder}
            disabled={props.disabled}
            onClear={props.required ? undefined : () => choose(null)}
            onKey={keys}
            onBlur={() => emit('blur', null)}
          >
            {names.length > 0 ? (
              <IconGrid
                id={gridId}
                label={props.label}
                names={names}
                labelOf={labelOf}
                selected={selected}
                active={active}
                onActive={setActive}
                onChoose={take}
              />
            ) : (
              <p className={choices.note}>{formatMessage({ id: 'widget.IconPicker.none' })}</p>
            )}
            <p className={styles.name} aria-hidden="true">
              {activeName === undefined
                ? formatMessage({ id: 'widget.IconPicker.count' }, { count: names.length })
                : labelOf(activeName)}
            </p>
            <Spoken live>{formatMessage({ id: 'widget.IconPicker.count' }, { count: names.length })}</Spoken>
          </ChoiceBox>
        </div>
      )}
    </Field>
  );
}

function readName(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
