/** The description breaks our rules; `diagnostics` has one sentence for each error, with its location. */
export class ContractDiagnostics extends Error {
  readonly diagnostics: string[];
  constructor(diagnostics: string[]) {
    super(
      `The contract has ${diagnostics.length} ${diagnostics.length === 1 ? 'error' : 'errors'}:\n- ${diagnostics.join('\n- ')}`,
    );
    this.name = 'ContractProblems';
    this.diagnostics = diagnostics;
  }
}
