/** More than a record's or a request's work may take. */
export class WorkSpent extends Error {
  override name = 'WorkSpent';
  /** What used up the last of it, as keys below the record: a field, or a cell of a sub-table. */
  path: readonly string[] | undefined;
  /** The budget of several records is used up, not that of the one. */
  readonly isOfAll: boolean;

  constructor({ isOfAll }: { isOfAll: boolean }) {
    super('The work takes too long.');
    this.isOfAll = isOfAll;
  }
}

/**
 * What all expressions, rules and patterns of one record may take together, in steps of some 40 ns, and within it what those of all records
 * of a request may. Each expression has its own budget beside it, which says nothing of how many there are.
 */
export class WorkBudget {
  private steps: number;
  private readonly around: WorkBudget | undefined;

  constructor(steps: number, around?: WorkBudget) {
    this.steps = steps;
    this.around = around;
  }

  get left(): number {
    return this.steps;
  }

  get isSpent(): boolean {
    return this.steps < 0;
  }

  /** Throws `WorkSpent` when the steps are used up. */
  take(steps: number): void {
    this.steps -= steps;
    if (this.steps < 0) throw new WorkSpent({ isOfAll: false });
    if (this.around && !this.around.has(steps)) throw new WorkSpent({ isOfAll: true });
  }

  private has(steps: number): boolean {
    this.steps -= steps;
    return this.steps >= 0;
  }
}
