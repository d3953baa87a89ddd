import { type ReactElement, useMemo } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import { Field } from '../kit/field/Field.tsx';
import { inertProps } from '../kit/field/inert-props.ts';
import { useControllableState } from '../kit/field/useControllableState.ts';
import type { AddressFieldEvents, AddressFieldProps } from '../generated/types.ts';
import { NumberField } from '../NumberField/NumberField.tsx';
import { Select } from '../Select/Select.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { type Address, addressLine, levelsOf, readAddress, readRegions, writeAddress } from './address.ts';
import styles from './AddressField.module.css';

const positionLabels = defineMessages({
  longitude: { id: 'widget.AddressField.longitude' },
  latitude: { id: 'widget.AddressField.latitude' },
});

/** Regions level by level, and the detail below them: each level offers the regions inside the one before. */
export function AddressField({
  id,
  props,
  bound,
  error,
  emit,
}: WidgetProps<AddressFieldProps, AddressFieldEvents>): ReactElement {
  const { formatMessage } = useIntl();
  const [address, setValue] = useControllableState(bound, readAddress);
  const regions = useMemo(() => readRegions(props.regions), [props.regions]);
  const change = (part: Partial<Address>) => {
    const value = writeAddress({ ...address, ...part });
    setValue(value);
    emit('change', { value });
  };
  const choose = (level: number, code: unknown) => {
    const above = address.region.slice(0, level);
    change({ region: typeof code === 'string' ? [...above, code] : above });
  };
  const pathTo = (level: number): string => ['', ...address.region.slice(0, level)].join('/');
  const levels = levelsOf(regions, address.region, props.depth ?? 3);
  const disabled = props.disabled ?? false;
  // An address needs somewhere to be written.
  const hasDetail = props.hasDetail || regions.length === 0 || address.detail !== '';
  const { readOnly } = props;
  return (
    <Field
      id={id}
      group
      label={props.label}
      labelHidden={props.labelHidden}
      hint={props.hint}
      error={error}
      required={!readOnly && props.required}
    >
      {(control) =>
        readOnly ? (
          <output id={id} className={styles.line} aria-labelledby={`${id}-label`}>
            {addressLine(address, regions) || '–'}
          </output>
        ) : (
          <fieldset
            id={id}
            className={styles.parts}
            aria-labelledby={`${id}-label`}
            aria-describedby={control['aria-describedby']}
          >
            {levels.map((options, level) => (
              <div key={pathTo(level)} className={styles.part}>
                <Select
                  {...inertProps(`${id}-${level}`)}
                  props={{
                    label: formatMessage({ id: 'widget.AddressField.level' }, { level: level + 1 }),
                    labelHidden: true,
                    placeholder: formatMessage({ id: 'widget.AddressField.level' }, { level: level + 1 }),
                    options: options.map(({ value, label, disabled: isOff }) => ({ value, label, disabled: isOff })),
                    disabled,
                  }}
                  bound={{ value: address.region[level] ?? null, set: (code) => choose(level, code) }}
                />
              </div>
            ))}
            {hasDetail && (
              <div className={styles.detail}>
                <TextField
                  {...inertProps(`${id}-detail`)}
                  props={{
                    label: formatMessage({ id: 'widget.AddressField.detail' }),
                    labelHidden: true,
                    placeholder: formatMessage({ id: 'widget.AddressField.detail' }),
                    maxLength: 200,
                    disabled,
                  }}
                  bound={{ value: address.detail, set: (detail) => change({ detail: String(detail ?? '') }) }}
                />
              </div>
            )}
            {props.hasPosition &&
              (['longitude', 'latitude'] as const).map((name) => (
                <div key={name} className={styles.part}>
                  <NumberField
                    {...inertProps(`${id}-${name}`)}
                    props={{
                      label: formatMessage(positionLabels[name]),
                      min: name === 'longitude' ? -180 : -90,
                      max: name === 'longitude' ? 180 : 90,
                      step: 0.000001,
                      disabled,
                    }}
                    bound={{
                      value: address[name] ?? null,
                      set: (value) => change({ [name]: typeof value === 'number' ? value : undefined }),
                    }}
                  />
                </div>
              ))}
          </fieldset>
        )
      }
    </Field>
  );
}
