import type { CalendarDate } from '@internationalized/date';
import type { ReactElement } from 'react';
import { useText } from '#engine';
import type { Limits } from '../calendar/day.ts';
import field from '../field/field.module.css';
import type { DateRangeProps } from '../generated/types.ts';
import { Glyph } from '../icons/Glyph.tsx';
import { Popover } from '../popover/Popover.tsx';
import { RangePanel } from './RangePanel.tsx';

export interface RangeButtonProps {
  id: string;
  props: DateRangeProps;
  range: { from?: CalendarDate | undefined; to?: CalendarDate | undefined };
  limits: Limits;
  onPick: (range: RangeButtonProps['range']) => void;
}

/** The button that opens the calendar and the presets; a range that is chosen closes them. */
export function RangeButton(button: RangeButtonProps): ReactElement {
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
