import type { TableDesignProps } from '../generated/types.ts';
import { fieldsIn, nodesOf } from './design.ts';
import type { Choice, Target } from '#kinds/designs';
import { knownFields } from './panel/panel-facts.ts';
import type { FormConfig } from '#engine/forms';

/** The views that fields can lead to, each with the fields of its table once the page has read them. */
export function targetsOf(
  groups: TableDesignProps['tables'],
  read: TableDesignProps['targets'],
  locale: string,
): Target[] {
  return (groups ?? []).flatMap(({ items }) =>
    items.map(({ value, label, table = '' }): Target => {
      // Safe: the page hands out the designs of tables as they were read.
      const config = read?.find((one) => one.table_id === table)?.form_config as FormConfig | undefined;
      return { value, label, table, fields: config && knownFields(fieldsIn(nodesOf(config)), locale) };
    }),
  );
}

/** Departments as choices, each with the names of those above it. */
export function departmentsOf(tree: TableDesignProps['departments'], above = ''): Choice[] {
  return (tree ?? []).flatMap(({ id, department_name, children }) => {
    const label = above === '' ? department_name : `${above} / ${department_name}`;
    // Safe: departments below one have the shape of that one.
    return [{ value: String(id), label }, ...departmentsOf(children as TableDesignProps['departments'], label)];
  });
}
