import type { Schemas } from '#openapi';
import { isData } from '#engine/runtime';

export type StoredView = Schemas['RecordView'];
type Settings = Schemas['RecordViewSettings'];

/** What a list is narrowed and arranged by, as the state holds it. */
type Values = Readonly<Partial<Record<string, { value: unknown }>>>;

/** Lists that a view has as they are. */
const looks = ['groups', 'totals', 'marks'] as const;

/** The settings of what the state holds; what is as the table has it is left out, so that equal lists have equal settings. */
export function settingsOf(values: Values): Settings {
  const [filter, sort, search, arrangement] = ['filter', 'sort', 'search', 'arrangement'].map(
    (name) => values[name]?.value,
  );
  const look = Object.fromEntries(
    looks.flatMap((name) => {
      const list = values[name]?.value;
      return Array.isArray(list) && list.length > 0 ? [[name, list]] : [];
    }),
  );
  const { columns, density } = isData(arrangement) ? (arrangement as Pick<Settings, 'columns' | 'density'>) : {};
  // Safe: the state holds what the widgets of the list and this one have set.
  return {
    ...(isData(filter) && { filter: filter as Settings['filter'] }),
    ...(typeof sort === 'string' && sort !== '' && { sort: [sort] }),
    ...(typeof search === 'string' && search.trim() !== '' && { search: search.trim() }),
    ...(columns && columns.length > 0 && { columns }),
    ...(density && { density }),
    ...look,
  } as Settings;
}

/** Settings of a list without a view, with how the person has arranged it. */
export function settingsWith(settings: Settings, own: unknown): Settings {
  return { ...settingsOf({ arrangement: { value: own } }), ...settings };
}

/** What the state holds for settings; for none, everything as the table has it. */
export function valuesOf({
  filter,
  sort,
  search,
  columns,
  density,
  ...rest
}: Settings = {}): Record<string, { value: unknown }> {
  const arrangement = { ...(columns && { columns }), ...(density && { density }) };
  return {
    filter: { value: filter ?? null },
    sort: { value: sort?.[0] ?? null },
    search: { value: search ?? '' },
    arrangement: { value: columns || density ? arrangement : null },
    ...Object.fromEntries(looks.map((name) => [name, { value: rest[name] ?? null }])),
  };
}

/** The view that a list opens with: the person's own choice, else the shared one. */
export function openingView(views: readonly StoredView[]): StoredView | undefined {
  const first = views.filter((view) => view.is_default);
  return first.find((view) => !view.is_shared) ?? first[0];
}
