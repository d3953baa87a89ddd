import type { ErrorDetail } from '#engine/document';
import type { DocumentErrorCode } from '#engine/written';

/** What a changed document may not do, with its pointer in that document. */
export interface RightsIssue {
  code: Extract<DocumentErrorCode, `CHANGE_${string}`>;
  pointer: string;
  detail: ErrorDetail;
  /** The node that does it, if one does. */
  node?: string;
}

const maximum = 500;

/** Collects issues, each code once at one pointer; those after the first 500 are dropped. */
export class RightsIssues {
  readonly #found = new Map<string, RightsIssue>();

  add(issue: RightsIssue): void {
    const key = `${issue.code} ${issue.pointer}`;
    if (this.#found.size < maximum && !this.#found.has(key)) this.#found.set(key, issue);
  }

  get all(): RightsIssue[] {
    return [...this.#found.values()];
  }
}
