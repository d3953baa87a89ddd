import { type ReactElement, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { PropertyForm } from '../Form/PropertyForm.tsx';
import { type FormField, wordsOf } from './design.ts';
import { panelOf } from './panel-schema.ts';
import { type PanelValue, panelValue } from './panel-value.ts';
import { useKindTexts } from './useKindTexts.ts';

interface FieldPanelProps {
  id: string;
  field: FormField;
  isTitle: boolean;
  tables: readonly { value: string; label: string }[];
  /** What the server said of this field, by the property of the panel. */
  denied: readonly { property: string; said: string }[];
  onChange: (value: PanelValue) => void;
  checkWith: (check: () => boolean) => void;
}

/** The properties of one field, from the contract's schema of it and its kind. */
export function FieldPanel({ id, field, isTitle, tables, denied, onChange, checkWith }: FieldPanelProps): ReactElement {
  const { formatMessage, locale } = useIntl();
  const texts = useKindTexts();
  const [start] = useState(() => panelValue(field, { isTitle, locale }));
  const { type } = field.kind;
  const fixed = 'options' in field.kind && field.kind.options.source === 'fixed' ? field.kind.options.options : [];
  // Options are compared by what they say: a new list of the same ones is no other panel.
  const said = JSON.stringify(fixed.map((option) => ({ value: option.value, label: wordsOf(option.label, locale) })));
  const { schema, ui } = useMemo(
    () => panelOf({ type, tables, options: JSON.parse(said) }, texts),
    [type, tables, said, texts],
  );
  return (
    <PropertyForm
      id={id}
      label={formatMessage({ id: 'widget.TableDesign.panel' }, { name: wordsOf(field.label, locale) })}
      schema={schema}
      ui={ui}
      start={start}
      denied={denied}
      onChange={onChange}
      checkWith={checkWith}
    />
  );
}
