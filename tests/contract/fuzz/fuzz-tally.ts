import type { FuzzAnswer } from './answer-check.ts';
import type { DescribedOperation } from './described-operations.ts';
import type { Kind } from './fuzz-request.ts';

interface Row {
  isPlanned: boolean;
  sent: Record<Kind, number>;
  /** Valid requests that came to the handler. */
  reached: number;
  /** Valid requests that succeeded: their answers were compared with the contract. */
  succeeded: number;
  statuses: Map<number, number>;
}

/** What a run came to, call by call. */
export class FuzzTally {
  readonly #rows = new Map<string, Row>();

  count({ id, table }: DescribedOperation, kind: Kind, { status }: FuzzAnswer, isReached: boolean): void {
    const row = this.#rows.get(id) ?? {
      isPlanned: table.planned,
      sent: { valid: 0, edge: 0, broken: 0, hostile: 0 },
      reached: 0,
      succeeded: 0,
      statuses: new Map(),
    };
    row.sent[kind] += 1;
    const isSound = kind === 'valid' || kind === 'edge';
    if (isReached && isSound) row.reached += 1;
    if (status < 300 && isSound) row.succeeded += 1;
    row.statuses.set(status, (row.statuses.get(status) ?? 0) + 1);
    this.#rows.set(id, row);
  }

  /** All requests. */
  get requests(): number {
    return [...this.#rows.values()].reduce(
      (sum, { sent }) => sum + sent.valid + sent.edge + sent.broken + sent.hostile,
      0,
    );
  }

  /** The part of the valid requests to served calls that came to the handler, from 0 to 1. */
  get share(): number {
    const served = [...this.#rows.values()].filter(({ isPlanned }) => !isPlanned);
    const valid = served.reduce((sum, { sent }) => sum + sent.valid + sent.edge, 0);
    return valid === 0 ? 0 : served.reduce((sum, { reached }) => sum + reached, 0) / valid;
  }

  /** Whether a valid request to this call has succeeded by now. */
  hasSucceeded(id: string): boolean {
    return (this.#rows.get(id)?.succeeded ?? 0) > 0;
  }

  /** Served calls of which no valid request succeeded. */
  get refused(): string[] {
    return [...this.#rows].flatMap(([id, { isPlanned, succeeded }]) => (isPlanned || succeeded > 0 ? [] : [id]));
  }

  /** One line a served call, those that were reached least first; planned ones together. */
  table(): string {
    const width = Math.max(...[...this.#rows.keys()].map((id) => id.length), 4);
    const line = (cells: (string | number)[]): string =>
      cells.map((cell, index) => (index === 0 ? String(cell).padEnd(width) : String(cell).padStart(8))).join('');
    const share = ({ sent, reached }: Row): number => reached / Math.max(1, sent.valid + sent.edge);
    const served = [...this.#rows]
      .filter(([, row]) => !row.isPlanned)
      .sort(([, a], [, b]) => a.succeeded - b.succeeded || share(a) - share(b));
    const lines = served.map(([id, row]) => {
      const statuses = [...row.statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}×${count}`);
      const valid = row.sent.valid + row.sent.edge;
      return `${line([id, valid, row.reached, row.succeeded, row.sent.broken, row.sent.hostile])}  ${statuses.join(' ')}`;
    });
    const planned = [...this.#rows.values()].filter(({ isPlanned }) => isPlanned).length;
    return [line(['call', 'valid', 'reached', 'done', 'broken', 'hostile']), ...lines, `${planned} planned calls`].join(
      '\n',
    );
  }
}
