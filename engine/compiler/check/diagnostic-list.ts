import type { ErrorDetail, Diagnostic } from '#engine/document';
import { type DocumentErrorCode, documentDiagnostic } from '#engine/written';

/** How many diagnostics of a document are reported. */
export const mostDiagnostics = 500;

/** The diagnostics of one check, in the order in which they were found; those after the first 500 are dropped. */
export class DiagnosticList {
  diagnostics: Diagnostic[] = [];

  add(code: DocumentErrorCode, pointer: string, detail?: ErrorDetail, hint?: string): void {
    this.push(documentDiagnostic(code, pointer, detail, hint));
  }

  push(diagnostic: Diagnostic): void {
    if (this.diagnostics.length < mostDiagnostics) this.diagnostics.push(diagnostic);
  }

  /** Returns the diagnostics so far and empties the list. */
  take(): Diagnostic[] {
    const { diagnostics } = this;
    if (diagnostics.length) this.diagnostics = [];
    return diagnostics;
  }
}
