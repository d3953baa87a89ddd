import { EngineError } from '#engine/document';

/** What one evaluation may use; each is far above what a page needs and far below what a person notices. */
export const budgets = { steps: 100_000, text: 200_000, depth: 200 } as const;

/** Counts down while one expression is evaluated. */
export class Budget {
  private steps: number = budgets.steps;
  private text: number = budgets.text;
  private depth = 0;

  /** Throws ENGINE_EXPRESSION_BUDGET when the steps are used up. */
  step(count = 1): void {
    this.steps -= count;
    if (this.steps < 0) throw spent(`${budgets.steps} steps`);
  }

  /** Counts the characters of a text that was made. */
  made(text: string): string {
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
