import type { ReactElement } from 'react';
import { useText } from '#engine';
import field from '../kit/field/field.module.css';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { Popover } from '../kit/popover/Popover.tsx';
import type { RangeChoice } from './range-choice.ts';
import { RangePanel } from './RangePanel.tsx';

/** The button that opens the calendar and the presets; a range that is chosen closes them. */
export function RangeButton(button: RangeChoice): ReactElement {
  const { id, props, onPick } = button;
  const text = useText();
  return (
    <Popover
      id={id}
      label={text('widget.DateRange.choose', { label: props.label })}
      className={field.end}
      face={<Glyph name="calendar" size={16} />}
      disabled={props.disabled || props.readOnly}
      isWide
    >
      {(close) => (
        <RangePanel
          {...button}
          onPick={(range) => {
            onPick(range);
            close();
          }}
        />
      )}
    </Popover>
  );
}
