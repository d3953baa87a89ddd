import { useDeepCompareMemo } from '@rjsf/utils';
import { type ReactElement, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { PropertyForm } from '../../Form/PropertyForm.tsx';
import { nameOf } from '../design.ts';
import type { OpenGroups } from '../useOpenGroups.ts';
import { panelFields, panelWidgets } from '../inputs/panel-inputs.ts';
import { asSchema } from './contract-parts.ts';
import { groupSummary } from './group-summary.ts';
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
  /** Which groups of properties are open. */
  groups: OpenGroups;
  onChange: (value: PanelValue) => void;
  checkWith: (check: () => boolean) => void;
}

/** The properties of one control, from the contract's schema of it and its kind. */
export function NodePanel(given: NodePanelProps): ReactElement {
  const { id, facts, isTitle, denied, groups, onChange, checkWith } = given;
  const { formatMessage, locale } = useIntl();
  const texts = useKindTexts();
  const [start] = useState(() => panelValue(facts.node, { isTitle }));
  // Compared by what they say: the panel of a control that says the same is no other panel.
  const { schema, ui } = useDeepCompareMemo(panelOf(facts, texts));
  // The identifier has an input of its own below the panel, which shows its issue.
  const issues = useDeepCompareMemo(denied.filter(({ property }) => property !== 'id'));
  const folds = useMemo(
    () => ({
      ...groups,
      summaryOf: (names: readonly string[], value: PanelValue) =>
        groupSummary(names, { properties: asSchema(schema['properties']), value, texts }),
    }),
    [groups, schema, texts],
  );
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
      folds={folds}
      onChange={onChange}
      checkWith={checkWith}
    />
  );
}
