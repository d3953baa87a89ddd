import { isData, ownValue } from '../runtime/evaluate/own-value.ts';

const inner = ['fields', 'children', 'columns', 'tabs'] as const;

/** What a field has as one of a whole form for one record. */
const ofOne: ReadonlySet<string> = new Set(['initial', 'width', 'is_unique']);

/** Every control of a design, those inside of others after them; what is none is left out. */
function controlsIn(part: unknown): Readonly<Record<string, unknown>>[] {
  if (!isData(part) || Array.isArray(part)) return [];
  // Safe: it is an object that is no list.
  const control = part as Readonly<Record<string, unknown>>;
  // The columns of a sub-table are fields of its rows, and not of the record.
  const lists = control['node'] === 'field' ? [] : inner.map((name) => ownValue(control, name));
  return [control, ...lists.flatMap((list) => (Array.isArray(list) ? list.flatMap(controlsIn) : []))];
}

/**
 * The design with some of its fields alone, one below the other: what is entered in them is given to many records, each of
 * which is checked by the whole design later. So none is required, hidden or filled at first, and there are no rules.
 */
export function chosenFields(config: unknown, ids: readonly string[]): unknown {
  const controls = controlsIn(config).filter(({ node }) => node === 'field');
  const chosen = ids
    .map((id) => controls.find((control) => control['id'] === id))
    .filter((control) => control !== undefined);
  return {
    formLabel: ownValue(config, 'formLabel'),
    fields: chosen.map((field) => ({
      ...Object.fromEntries(Object.entries(field).filter(([name]) => !ofOne.has(name))),
      is_required: false,
      is_hidden: false,
    })),
  };
}
