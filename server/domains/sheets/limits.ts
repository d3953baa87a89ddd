const megabyte = 1024 * 1024;

/** What a sheet may have that is read or written; the error catalogue names the first five. */
export const sheetLimits = {
  bytes: 10 * megabyte,
  rows: 50_000,
  columns: 200,
  cells: 1_000_000,
  /** Characters of a pasted text. */
  text: 200_000,
  /** Bytes and parts of an .xlsx file once it is unpacked. */
  unpacked: 200 * megabyte,
  parts: 1_000,
  /** Characters of one cell; spreadsheets take no more. */
  cell: 32_767,
  /** Bytes of the rows of an export on their way to the process that writes the file. */
  lines: 96 * megabyte,
  /** Cells of the rectangles from the first to the last one of all sheets, which are built whole however few of them are filled. */
  area: 8_000_000,
  /** Characters of all cells; a file may have one long text once and name it in each of them. */
  characters: 64_000_000,
  /** Seconds that one work may take before it goes on behind others of its kind. */
  quick: 5,
  /** Seconds that one work may take, and megabytes of the process and of its objects. */
  patience: 60,
  memory: 1_100,
  heap: 800,
} as const;
