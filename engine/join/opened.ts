import { own } from '#schemas';
import type { RowForm } from '../document/generated/documents.ts';
import { formFields } from './row-form-fields.ts';

type Made = Record<string, unknown>;

/** What buttons of a page open, by `name` and by `dialogs.name` or `drawers.name`: with the row form that it was made from. */
export type OpenedByName = Readonly<Record<string, { kind: 'dialog' | 'drawer'; form?: RowForm }>>;

/** A dialog or drawer that is written in a file of its own, under the name by which a page opens it. */
export interface NamedBlock {
  name: string;
  kind: 'dialog' | 'drawer';
  form?: RowForm;
  written: Made;
}

/** A button, or the row of a list, that opens something. */
export interface Opening {
  opens: string;
  with?: Made;
  then?: readonly unknown[];
}

/**
 * The action that opens a dialog or a drawer. A row form is given the fields of the row where there is one; `row` is the expression
 * that reads it.
 */
export function openAction(opening: Opening, opened: OpenedByName, row?: string): Made {
  const { opens, then } = opening;
  const { kind, form } = own(opened, opens) ?? { kind: 'dialog' };
  const name = opens.replace(/^(dialogs|drawers)\./, '');
  const given = { ...(form && row !== undefined && rowArguments(form, row)), ...opening.with };
  return {
    do: kind === 'dialog' ? 'openDialog' : 'openDrawer',
    [kind]: name,
    ...(Object.keys(given).length > 0 && { with: given }),
    ...(then && Object.fromEntries([['then', then] as const])),
  };
}

function rowArguments(form: RowForm, row: string): Made {
  const fields = formFields(form).map(({ name, argument, from }) => [name, { $: from ?? `${row}.${argument}` }]);
  return { id: { $: `${row}.id` }, ...Object.fromEntries(fields), version: { $: `${row}.version` } };
}

/** What can be opened on a page: its own dialogs and drawers, and those of other files. */
export function openedBy(document: Made, blocks: readonly NamedBlock[]): OpenedByName {
  const entries = (['dialog', 'drawer'] as const).flatMap((kind) => {
    const group = `${kind}s`;
    const written = Object.keys(Object(own(document, group))).map((name) => ({ name, opened: { kind } }));
    const named = blocks
      .filter((block) => block.kind === kind)
      .map(({ name, form }) => ({ name, opened: { kind, ...(form && { form }) } }));
    return [...written, ...named].flatMap(({ name, opened }) => [
      [name, opened] as const,
      [`${group}.${name}`, opened] as const,
    ]);
  });
  return Object.fromEntries(entries);
}
