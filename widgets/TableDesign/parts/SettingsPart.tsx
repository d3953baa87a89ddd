import type { ReactElement } from 'react';
import type { PartProps } from '../DesignPart.ts';
import { changedNames } from '../panel/panel-value.ts';
import styles from '../TableDesign.module.css';
import type { PartFacts } from './part-facts.ts';
import { PartPanel } from './PartPanel.tsx';
import type { SettingKind } from './settings.ts';

interface SettingsPartProps extends PartProps {
  kind: SettingKind;
  label: string;
  facts: PartFacts;
}

/** A part of a design with one panel. */
export function SettingsPart({
  id,
  kind,
  label,
  facts,
  design,
  turn,
  issues,
  onChange,
  checkWith,
}: SettingsPartProps): ReactElement {
  return (
    <div id={`${id}-panel`} className={styles.panel}>
      <PartPanel
        key={turn}
        id={`${id}-part`}
        label={label}
        inputs={kind.inputs(facts)}
        required={kind.required}
        value={kind.open(design, facts.locale)}
        denied={issues}
        onChange={(value) => {
          const next = kind.close(value, design, facts.locale);
          // RJSF reports its first value too: it is no change.
          if (JSON.stringify(next) !== JSON.stringify(design))
            onChange(next, `${turn} ${changedNames(kind.open(design, facts.locale), value)}`);
        }}
        checkWith={checkWith}
      />
    </div>
  );
}
