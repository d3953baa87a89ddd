/** A column of a sheet with the field that is made of it. */
export interface WantedColumn {
  column: string;
  label: string;
  kind: string;
  is_required: boolean;
  precision: number;
  options: string[];
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** The bound value, without what is no column. */
export function readColumns(value: unknown): WantedColumn[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: unknown): WantedColumn[] => {
    if (typeof one !== 'object' || one === null) return [];
    const of = (key: keyof WantedColumn): unknown => Reflect.get(one, key);
    const column = textOf(of('column'));
    if (column === '') return [];
    const precision = of('precision');
    return [
      {
        column,
        label: textOf(of('label')),
        kind: textOf(of('kind')),
        is_required: of('is_required') === true,
        precision: typeof precision === 'number' ? precision : 0,
        options: textsOf(of('options')),
      },
    ];
  });
}

/** The columns with one of them changed, added in the order of the sheet, or left out where `next` is undefined. */
export function withColumn(
  sheet: readonly string[],
  chosen: readonly WantedColumn[],
  column: string,
  next: WantedColumn | undefined,
): WantedColumn[] {
  const others = chosen.filter((one) => one.column !== column);
  const all = next ? [...others, next] : others;
  return all.sort((one, other) => sheet.indexOf(one.column) - sheet.indexOf(other.column));
}

/** Options of one line each, without empty ones and none twice. */
export const optionsOf = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
];
