import type { PrimeReactPTOptions } from 'primereact/api';
import field from '../kit/field/field.module.css';
import amount from './amount.module.css';
import image from './image.module.css';
import menu from './menu-entries.module.css';
import calendar from './months.module.css';
import slider from './slider.module.css';
import treeGrid from './tree-grid.module.css';

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

/**
 * A menu inside a menu. Without its `ref` PrimeReact does not position it where a scrolling panel cuts it off.
 * The list around it has the focus, and names the active item.
 */
const submenu: Attributes = { className: menu.submenu, ref: undefined, 'aria-activedescendant': undefined };

/** PrimeReact has this handler take the item for one of another shape; the one on the content inside is right. */
const menuItem: Attributes = { className: menu.item, onMouseEnter: undefined };

const imageLayer: Attributes = { className: image.layer, 'data-large-image': '' };

/** A button of the preview. One that is disabled would lose the focus, and Escape with it. */
const imageAction = (isAtEnd = false): Attributes => ({
  className: image.action,
  disabled: undefined,
  'aria-disabled': isAtEnd || undefined,
});

/** The attributes and keys of a row are set by its first cell, which knows its node. */
const treeRow: Attributes = {
  className: treeGrid.row,
  tabIndex: -1,
  'aria-expanded': undefined,
  'aria-level': undefined,
  'aria-posinset': undefined,
  'aria-setsize': undefined,
  'aria-checked': undefined,
  'aria-selected': undefined,
  onKeyDown: undefined,
};

/** For the pointer: the keyboard has the arrows, and the row says whether it is expanded. */
const treeToggler: Attributes = { className: treeGrid.toggler, 'aria-hidden': true, 'aria-label': undefined };

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
  image: {
    mask: imageLayer,
    toolbar: { className: image.bar },
    rotateRightButton: imageAction(),
    rotateLeftButton: imageAction(),
    zoomOutButton: (options) => imageAction((options?.state.scale ?? 1) <= 0.5),
    zoomInButton: (options) => imageAction((options?.state.scale ?? 1) >= 1.5),
    closeButton: imageAction(),
    preview: { className: image.picture },
  },
  inputnumber: { root: { className: amount.root } },
  tieredmenu: {
    menu: { className: menu.list, role: 'menu' },
    submenu,
    menuitem: menuItem,
    separator: { className: menu.line },
  },
  treetable: {
    root: { role: undefined },
    wrapper: { className: treeGrid.scroll },
    table: { className: treeGrid.table, role: 'treegrid' },
    row: treeRow,
    column: {
      headerCell: { className: treeGrid.header },
      bodyCell: { className: treeGrid.cell, role: 'gridcell' },
      rowToggler: treeToggler,
    },
  },
  slider: {
    root: { className: slider.line },
    range: { className: slider.range },
    handle: { className: slider.handle },
  },
};
