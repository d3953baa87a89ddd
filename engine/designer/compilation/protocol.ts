import type { CompiledDocument, Diagnostic, DocumentSource, WidgetDescription } from '#engine/document';
import type { RightsIssue } from '#engine/rights';
import type { CheckContext } from '#engine/compiler';

/** What checks and compiles documents in the browser, as `getDesignKit` answers it. */
export interface DesignKit {
  widgets: Readonly<Record<string, WidgetDescription>>;
  actions: unknown;
  contract: unknown;
  roleSets: CheckContext['roleSets'];
  messages: CheckContext['messages'];
  documents: Readonly<Record<string, DocumentSource>>;
}

/** What the worker is asked. */
export type Asked =
  | { do: 'open'; kit: DesignKit; changed: Readonly<Record<string, DocumentSource>> }
  | { do: 'compile'; turn: number; document: DocumentSource; locale: string };

/** What the worker answers to `compile`, at once; `turn` says to which. */
export interface Compiled {
  turn: number;
  document: CompiledDocument;
  diagnostics: readonly Diagnostic[];
}

/** What the worker says of the last compiled document in which nothing else is wrong, once no other one follows. */
export interface Judged {
  turn: number;
  /** What the changes may not do. */
  denials: readonly RightsIssue[];
}
