import { useDeepCompareMemo } from '@rjsf/utils';
import { type ReactElement, useState } from 'react';
import { useIntl } from 'react-intl';
import { PropertyForm } from '../../Form/PropertyForm.tsx';
import { nameOf } from '../design.ts';
import { panelFields, panelWidgets } from '../inputs/panel-inputs.ts';
import type { PanelFacts } from './panel-facts.ts';
import { panelOf } from './panel-schema.ts';
import { type PanelValue, panelValue } from './panel-value.ts';
import { useKindTexts } from '../texts/useKindTexts.ts';

interface NodePanelProps {
  id: string;
  facts: PanelFacts;
  isTitle: boolean;
  /** What is wrong with this control, by the property of the panel. */
  denied: readonly { property: string; said: string }[];
  onChange: (value: PanelValue) => void;
  checkWith: (check: () => boolean) => void;
}

/** The properties of one control, from the contract's schema of it and its kind. */
export function NodePanel({ id, facts, isTitle, denied, onChange, checkWith }: NodePanelProps): ReactElement {
  const { formatMessage, locale } = useIntl();
  const texts = useKindTexts();
  const [start] = useState(() => panelValue(facts.node, { isTitle }));
  // Compared by what they say: the panel of a control that says the same is no other panel.
  const { schema, ui } = useDeepCompareMemo(panelOf(facts, texts));
  const issues = useDeepCompareMemo(denied);
  return (
    <PropertyForm
      id={id}
      label={formatMessage({ id: 'widget.TableDesign.panel' }, { name: nameOf(facts.node, locale) })}
      schema={schema}
      ui={ui}
      start={start}
      denied={issues}
      fields={panelFields}
      widgets={panelWidgets}
      onChange={onChange}
      checkWith={checkWith}
    />
  );
}
