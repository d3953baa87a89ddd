import { useDeepCompareMemo } from '@rjsf/utils';
import { type ReactElement, useState } from 'react';
import { PropertyForm } from '../../Form/PropertyForm.tsx';
import { panelFields, panelWidgets } from '../inputs/panel-inputs.ts';
import type { Input } from '../panel/inputs-of-kind.ts';
import { panelFrom } from '../panel/panel-schema.ts';
import { useKindTexts } from '../texts/useKindTexts.ts';
import type { PanelValue } from '../texts/words.ts';

interface PartPanelProps {
  id: string;
  label: string;
  inputs: readonly Input[];
  required: readonly string[];
  value: PanelValue;
  /** What is wrong, by the input that shows it. */
  denied: readonly { property: string; said: string }[];
  onChange: (value: PanelValue) => void;
  checkWith: (check: () => boolean) => void;
}

/** The panel of a part of a design. It keeps its own value: give it another key to begin again. */
export function PartPanel(given: PartPanelProps): ReactElement {
  const texts = useKindTexts();
  const [start] = useState(given.value);
  const { schema, ui } = useDeepCompareMemo(panelFrom(given.inputs, given.required, texts));
  const denied = useDeepCompareMemo(given.denied);
  return (
    <PropertyForm
      id={given.id}
      label={given.label}
      schema={schema}
      ui={ui}
      start={start}
      denied={denied}
      fields={panelFields}
      widgets={panelWidgets}
      onChange={given.onChange}
      checkWith={given.checkWith}
    />
  );
}
