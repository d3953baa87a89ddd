import { sameJson } from '#schemas';
import type { DateNotation, NumberNotation } from '#schemas/values';
import type { RowKey, TableRow } from '../model/rows/row.ts';

/** One cell that gets another value, or what a person typed. */
export interface SheetCell {
  field: string;
  value?: unknown;
  text?: string;
  /** In what order the text's date is written, where the cells of the field do not tell. */
  dates?: DateNotation;
  /** The same of its number. */
  numbers?: NumberNotation;
}

/** The cells of one row that change, with the row as it was seen. */
export interface SheetChange {
  key: RowKey;
  row: TableRow;
  cells: readonly SheetCell[];
}

/** A change, and what takes it back. */
interface Step {
  done: readonly SheetChange[];
  before: readonly SheetChange[];
}

/** Steps that are remembered. */
const most = 100;

/**
 * The changes of a table that can be taken back, the latest first. A step is sent with its rows as its own change left them: a row
 * that someone else changed meanwhile is refused by its version, so that nobody's work is undone.
 */
export class SheetHistory {
  #undo: Step[] = [];
  #redo: Step[] = [];
  #sent: { step: Step; from: 'new' | 'undo' | 'redo' } | undefined;
  /** Rows as our own last change of them left them. */
  #own = new Map<RowKey, TableRow>();

  /** A change that is sent now. */
  begin(done: readonly SheetChange[], before: readonly SheetChange[]): void {
    for (const { key, row } of done) if (!sameJson(this.#own.get(key) ?? row, row)) this.#forget(key);
    this.#sent = { step: { done, before }, from: 'new' };
  }

  /** The change that takes the last one back; undefined when there is none. */
  undo(): readonly SheetChange[] | undefined {
    return this.#send(this.#undo, 'undo', ({ before }) => before);
  }

  redo(): readonly SheetChange[] | undefined {
    return this.#send(this.#redo, 'redo', ({ done }) => done);
  }

  /** The change was saved: the rows are as it left them. */
  saved(rowOf: (key: RowKey) => TableRow | undefined): void {
    const sent = this.#sent;
    if (!sent) return;
    this.#sent = undefined;
    for (const { key } of sent.step.done) {
      const row = rowOf(key);
      if (row) this.#own.set(key, row);
    }
    if (sent.from === 'new') this.#redo = [];
    const [taken, given] = sent.from === 'undo' ? [this.#undo, this.#redo] : [this.#redo, this.#undo];
    if (sent.from !== 'new') taken.pop();
    given.push(sent.step);
    if (given.length > most) given.shift();
  }

  /** It was refused: nothing has changed, and it cannot be sent again as it is. */
  refused(): void {
    const sent = this.#sent;
    this.#sent = undefined;
    if (sent?.from === 'undo') this.#undo.pop();
    if (sent?.from === 'redo') this.#redo.pop();
  }

  #send(steps: readonly Step[], from: 'undo' | 'redo', side: (step: Step) => readonly SheetChange[]) {
    const step = steps.at(-1);
    if (!step || this.#sent) return undefined;
    this.#sent = { step, from };
    return side(step).map((change) => ({ ...change, row: this.#own.get(change.key) ?? change.row }));
  }

  #forget(key: RowKey): void {
    const isOther = ({ done }: Step): boolean => done.every((change) => change.key !== key);
    this.#undo = this.#undo.filter(isOther);
    this.#redo = this.#redo.filter(isOther);
    this.#own.delete(key);
  }
}
