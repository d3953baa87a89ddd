import type { Expr } from '#engine/document';
import { type Shown, showWidget } from '#tests/widgets/show-widget.tsx';

/** The value that a column shows. */
export const cell = (name: string): { $: Expr } => ({ $: ['get', ['var', 'row'], name] });
/** A column that shows the field of its own name. */
export const column = (id: string, props: object = {}, slots?: object) => ({
  id,
  widget: 'Column',
  props: { header: id.charAt(0).toUpperCase() + id.slice(1), value: cell(id), ...props },
  slots,
});
/** Three people. */
export const rows = [
  { id: 'a', name: 'Ada', age: 36, on: true },
  { id: 'b', name: 'Bob', age: 7, on: false },
  { id: 'c', name: 'Cyd', age: 52, on: true },
];
export const columns = [column('name', { sort: true }), column('age', { kind: 'number', sort: true })];
const props = { label: 'People', rows };

export type Options = NonNullable<Parameters<typeof showWidget>[2]>;
/** A table of people. */
export const show = (more: object = {}, options: Options = {}) =>
  showWidget('Table', { ...props, ...more }, { ...options, slots: { columns, ...options.slots } });
/** The texts of a column of the rows in sight. */
export const texts = ({ screen }: Shown, at = 1) =>
  [...screen.container.querySelectorAll(`[role="gridcell"][aria-colindex="${at}"]`)].map((one) => one.textContent);
