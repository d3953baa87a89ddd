import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Select } from '../../Select/Select.tsx';
import { inertProps } from '../../kit/field/inert-props.ts';
import type { FieldKind } from '../design.ts';
import { useKindTexts } from '../texts/useKindTexts.ts';

interface KindSelectProps {
  id: string;
  value: FieldKind['type'];
  offered: readonly FieldKind['type'][];
  /** The kind of the values that are stored; undefined for a field that was never saved. */
  saved: FieldKind['type'] | undefined;
  onChange: (type: FieldKind['type']) => void;
}

/** TABLE-28: the kind of a field, which may become another one; the values of a saved field are converted with the design. */
export function KindSelect({ id, value, offered, saved, onChange }: KindSelectProps): ReactElement {
  const { formatMessage } = useIntl();
  const texts = useKindTexts();
  const hint =
    saved !== undefined && offered.length === 1
      ? formatMessage({ id: 'widget.TableDesign.kind.fixed' })
      : saved !== undefined && saved !== value
        ? formatMessage({ id: 'widget.TableDesign.kind.changed' }, { before: texts.kind(saved) })
        : undefined;
  return (
    <Select
      {...inertProps(id)}
      props={{
        label: formatMessage({ id: 'widget.TableDesign.kind' }),
        disabled: offered.length < 2,
        options: offered.map((type) => ({ value: type, label: texts.kind(type) })),
        ...(hint !== undefined && { hint }),
      }}
      bound={{
        value,
        set: (next) => {
          const type = offered.find((one) => one === next);
          if (type && type !== value) onChange(type);
        },
      }}
      error={undefined}
    />
  );
}
