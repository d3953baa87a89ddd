import { EngineError } from '#engine/document';
import type { WorkBudget } from './work-budget.ts';

/** What one evaluation may use; each is far above what a page needs and far below what a person notices. */
export const budgets = { steps: 100_000, text: 200_000, depth: 200 } as const;

/** Characters that are made as quickly as one step is taken. */
const charactersOfStep = 100;

/** Counts down while one expression is evaluated. */
export class Budget {
  private steps: number = budgets.steps;
  private text: number = budgets.text;
  private depth = 0;
  private readonly work: WorkBudget | undefined;

  constructor(work?: WorkBudget) {
    this.work = work;
  }

  /** Throws ENGINE_EXPRESSION_BUDGET when the steps are used up, and `WorkSpent` when those of its record are. */
  step(count = 1): void {
    this.work?.take(count);
    this.steps -= count;
    if (this.steps < 0) throw spent(`${budgets.steps} steps`);
  }

  /** Counts the characters of a text that was made. */
  made(text: string): string {
    this.work?.take(Math.ceil(text.length / charactersOfStep));
    this.text -= text.length;
    if (this.text < 0) throw spent(`${budgets.text} characters of text`);
    return text;
  }

  enter(): void {
    this.depth += 1;
    if (this.depth > budgets.depth) throw spent(`${budgets.depth} levels`);
  }

  leave(): void {
    this.depth -= 1;
  }
}

function spent(budget: string): EngineError {
  return new EngineError('ENGINE_EXPRESSION_BUDGET', { budget });
}
