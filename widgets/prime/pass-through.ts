import type { PrimeReactPTOptions } from 'primereact/api';
import field from '../kit/field/field.module.css';
import amount from './amount.module.css';
import calendar from './months.module.css';
import slider from './slider.module.css';

/** Attributes beyond those that PrimeReact's types name, such as `data-…`; undefined takes one away. */
type Attributes = Readonly<Record<string, unknown>>;

/**
 * The `span` around a day, which is a button of ours. PrimeReact gives the span the states and keys of a control, and makes
 * spans without `data-p-disabled` tab stops.
 */
const dayFrame: Attributes = {
  'aria-selected': undefined,
  'aria-disabled': undefined,
  'data-p-highlight': undefined,
  'data-p-disabled': true,
  onMouseDown: undefined,
  onKeyDown: undefined,
};

/** The button to the month before or after. Its own handler of Escape would keep the key from the popover around it. */
const step: Attributes = { className: field.small, 'data-square': true, onKeyDown: undefined };

/** Per component of PrimeReact: the class names of our style modules, and attributes that accessibility needs. */
export const passThrough: PrimeReactPTOptions = {
  calendar: {
    root: { className: calendar.root },
    header: { className: calendar.head },
    title: { className: calendar.choices },
    table: { className: calendar.grid },
    // The cell of the grid is ours, inside the `td`; a `td` of another month is empty and stays one.
    day: (options) => ({ 'aria-label': undefined, role: options?.context.otherMonth ? 'gridcell' : 'presentation' }),
    dayLabel: dayFrame,
    previousButton: step,
    nextButton: step,
  },
  inputnumber: { root: { className: amount.root } },
  slider: {
    root: { className: slider.line },
    range: { className: slider.range },
    handle: { className: slider.handle },
  },
};
