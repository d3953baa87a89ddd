import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { inertProps } from '../../../kit/field/inert-props.ts';
import { MultiSelect } from '../../../MultiSelect/MultiSelect.tsx';
import type { PickerProps } from './picker-props.ts';

interface ChoicePickerProps extends PickerProps {
  /** Absent while they load. */
  options: readonly { value: string; label: string; hint?: string }[] | undefined;
  failure: string | undefined;
  retry: () => void;
  /** Said where there is nothing to choose. */
  none: string;
  several?: boolean;
}

/** One or several of what was loaded, searched by typing. What is chosen and no longer there is named, and can be taken out. */
export function ChoicePicker(given: ChoicePickerProps): ReactElement {
  const { id, label, hint, value, set, options, failure, retry, none, several = false } = given;
  const { formatMessage } = useIntl();
  const chosen = (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string' && one !== '');
  const gone = options ? chosen.filter((one) => !options.some((option) => option.value === one)) : [];
  const all = [
    ...(options ?? []).map((option) => ({ ...option })),
    ...gone.map((one) => ({
      value: String(one),
      label: formatMessage({ id: 'widget.PageDesigner.block.gone' }, { name: String(one) }),
    })),
  ];
  const said = options?.length === 0 ? none : hint;
  return (
    <MultiSelect
      {...inertProps(id)}
      listens={(event) => event === 'retry'}
      emit={(event) => {
        if (event === 'retry') retry();
      }}
      props={{
        label,
        single: !several,
        loading: options === undefined && failure === undefined,
        options: options ? all : null,
        error: failure ?? null,
        ...(said !== undefined && { hint: said }),
      }}
      bound={{
        value: options ? chosen : [],
        set(next) {
          const values = Array.isArray(next) ? next.map(String) : [];
          set(values.length === 0 ? undefined : several ? values : values[0]);
        },
      }}
      error={undefined}
    />
  );
}
