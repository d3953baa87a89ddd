import type { Part } from '#engine';
import type { CellWriter, ColumnKind, ColumnOption } from '../../../Column/cell-writer.ts';
import type { ColumnProps } from '../../../generated/types.ts';

/** What a cell of files shows and takes; sizes in bytes. */
export interface ColumnFiles {
  arePictures: boolean;
  maxCount: number;
  maxSize: number | undefined;
  /** Endings, `.pdf`; none: all. */
  accept: readonly string[];
  onlyCamera: boolean;
  watermark: string | undefined;
}

/** A column of the document, as the table uses it. */
export interface TableColumn {
  key: string;
  /** What sorting, filters and edits call it. */
  field: string;
  header: string;
  kind: ColumnKind;
  align: 'start' | 'center' | 'end';
  isSortable: boolean;
  isFilterable: boolean;
  /** It stays where it is, and is always shown. */
  isFixed: boolean;
  isHiddenAtFirst: boolean;
  /** In px, where the document says so. */
  width: number | undefined;
  /** In px; also its share of the room that is left. */
  minWidth: number;
  options: readonly ColumnOption[];
  hasCell: boolean;
  /** What its cells are edited by, where that is not what they show. */
  editor: ColumnProps['editor'];
  /** What the blank row takes its value by; undefined where it takes none. */
  adds: ColumnProps['adds'];
  /** Of numbers: 12.5 is typed for 0.125. */
  isPercent: boolean;
  /** Of people, departments and records: a cell has several. */
  isMultiple: boolean;
  /** Departments in which people and departments are found; none: everywhere. */
  below: readonly string[];
  /** Of files: what a cell shows and takes. */
  files: ColumnFiles | undefined;
  part: Part<ColumnProps>;
  write: CellWriter;
}

const minWidths: Record<ColumnKind, number> = {
  text: 160,
  number: 110,
  date: 142,
  time: 100,
  datetime: 190,
  boolean: 96,
  tag: 136,
  image: 80,
  avatar: 170,
  link: 170,
  files: 160,
};

/** What a `Column` node says. Throws what its expressions throw. */
export function columnOf(part: Part<ColumnProps>): Omit<TableColumn, 'write'> {
  const kind = part.read('kind') ?? 'text';
  return {
    key: part.key,
    field: part.read('field') ?? part.key,
    header: part.read('header') ?? '',
    kind,
    align: part.read('align') ?? (kind === 'number' ? 'end' : 'start'),
    isSortable: part.read('sort') ?? false,
    isFilterable: part.read('filter') ?? false,
    isFixed: part.read('fixed') ?? false,
    isHiddenAtFirst: part.read('hidden') ?? false,
    width: part.read('width'),
    minWidth: part.read('minWidth') ?? minWidths[kind],
    options: part.read('options') ?? [],
    hasCell: part.hasSlot('cell'),
    editor: part.read('editor'),
    adds: part.read('adds'),
    isPercent: part.read('percent') ?? false,
    isMultiple: part.read('multiple') ?? false,
    below: part.read('below') ?? [],
    files: filesOf(part.read('files')),
    part,
  };
}

function filesOf(files: ColumnProps['files']): ColumnFiles | undefined {
  if (!files) return undefined;
  return {
    arePictures: files.are_pictures,
    maxCount: files.max_files,
    maxSize: files.max_size,
    accept: (files.extensions ?? []).map((ending) => `.${ending}`),
    onlyCamera: files.only_camera ?? false,
    watermark: files.watermark,
  };
}

/** Its cells are edited by searching for people, departments or records, or by sending files, and hold their ids. */
export const isChoice = (column: Pick<TableColumn, 'editor'> | undefined): boolean =>
  column?.editor !== undefined && choices.has(column.editor);

const choices: ReadonlySet<string> = new Set(['user', 'department', 'record', 'files']);
