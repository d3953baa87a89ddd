import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import field from '../kit/field/field.module.css';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { Popover } from '../kit/popover/Popover.tsx';
import type { RangeChoice } from './range-choice.ts';
import { RangePanel } from './RangePanel.tsx';

/** The button that opens the calendar and the presets; a range that is chosen closes them. */
export function RangeButton(button: RangeChoice): ReactElement {
  const { id, props, onPick } = button;
  const { formatMessage } = useIntl();
  const name = formatMessage({ id: 'widget.DateRange.choose' }, { label: props.label });
  return (
    <Popover
      id={id}
      label={name}
      tip={formatMessage({ id: 'widget.DateField.keys' }, { name })}
      // The text is the stop of Tab, and its keys open this.
      tabIndex={-1}
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
