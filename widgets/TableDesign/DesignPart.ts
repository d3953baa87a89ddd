import type { FormConfig } from '#engine/forms';
import type { DesignIssue } from './issues.ts';

/** What each part of the editor gets: the whole design, of which it changes its own part. */
export interface PartProps {
  id: string;
  design: FormConfig;
  /** As it was saved. */
  saved: FormConfig;
  /** What is chosen in this part: a control by its path, or an entry by its index. */
  chosen: string;
  /** Grows with each change that the panel did not make itself: then the panel begins again. */
  turn: number;
  /** What is wrong in this part. */
  issues: readonly DesignIssue[];
  /** Changes of one name that follow each other are one step of the undo. */
  onChange(next: FormConfig, name?: string): void;
  onChoose(key: string): void;
  /** Hands out the check of the panel that is shown. */
  checkWith(check: () => boolean): void;
}
