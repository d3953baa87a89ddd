import type { Schemas } from '#openapi';
import type {
  CompiledDocument,
  Diagnostic,
  DocumentSource,
  Overlay,
  OverlayConflict,
  CompiledTheme,
  DocumentDiff,
} from '#engine/document';
import type { Restrictions, RightsIssue } from '#engine/rights';
import type { PageEntry } from '#openapi';

/** An overlay applied to the document beneath it as that is today. */
export interface AppliedOverlay {
  /** The document beneath, and its hash. */
  base: { hash: string; document: DocumentSource };
  /** Made on that base: what cannot be applied to it is open. */
  overlay: Overlay;
  document: DocumentSource;
  /** The open changes; those that an upgrade has overtaken since the overlay was saved come first, by their index. */
  conflicts: OverlayConflict[];
}

/** Whose rows a document's changed parts may touch; neither: those of every reader's own workspace. */
export interface DocumentReach {
  wsId?: string;
  applicationId?: string;
}

/** What checks and compiles documents in the designer's browser, the same for everybody: what the product and the deployment ship. */
export interface DesignKit {
  /** Of the content, the same on every server of a deployment. */
  hash: string;
  /** The JSON, compressed. */
  gzip: Buffer;
}

/** The pages of a workspace, resolved (shipped ← overlays), checked and compiled. */
export interface Documents {
  pages(scope: { wsId?: string }): Promise<readonly PageEntry[]>;
  byHash(hash: string, scope?: { wsId?: string }): Promise<{ document: CompiledDocument; json: string } | undefined>;
  /** Where the nodes of a document are written; undefined when it is not what the scope is shown today. */
  locations(hash: string, scope: { wsId?: string }): Promise<Schemas['NodePlaces'] | undefined>;
  /**
   * Where a changed document belongs, when the scope is shown it today in this version of its changes
   * (`CompiledDocument.changes`); undefined for any other.
   */
  reachOf(document: { id: string; version: string }, scope: { wsId?: string }): Promise<DocumentReach | undefined>;
  check(source: unknown, scope: { wsId?: string }): Promise<readonly Diagnostic[]>;
  /** What a changed document does that only a shipped one may do (P43, P44); for one in which `check` finds nothing. */
  rights(document: DocumentSource, scope: { wsId?: string }): Promise<readonly RightsIssue[]>;
  /** What of a document a change is not free to touch; `base` is the shipped one, or what the platform made of it. */
  restrictions(base: DocumentSource, scope: { wsId?: string }): Promise<Restrictions>;
  /** The documents that the scope is shown differently from what is shipped, by id. */
  changed(scope: { wsId?: string }): Promise<Readonly<Record<string, DocumentSource>>>;
  /** What checks and compiles documents in the designer's browser. */
  kit(): Promise<DesignKit>;
  /** A theme document compiled; `forgiven` are codes of diagnostics that are reported and do not prevent the compilation. */
  theme(source: unknown, forgiven?: readonly string[]): CompiledTheme;
  /**
   * Applies overlays to the shipped document, the lowest first, and gives what the last one comes to today. Throws
   * when there is no such document, or no overlay.
   */
  applyOverlays(id: string, overlays: readonly { wsId: string | null; overlay: unknown }[]): Promise<AppliedOverlay>;
  /** What is wrong with an overlay by itself. */
  checkOverlay(overlay: unknown, scope: { wsId?: string }): Promise<readonly Diagnostic[]>;
  /** How one document becomes the other, in the smallest changes. */
  diff(before: DocumentSource, after: DocumentSource, scope: { wsId?: string }): Promise<DocumentDiff>;
  /** A text of pages and widgets in one language, as it is written. */
  message(key: string, locale: string): string | undefined;
  /** The shipped document. */
  source(id: string): DocumentSource | undefined;
  /** Texts of the engine and the shell in one language: key → ICU syntax tree or plain string. */
  texts(locale: string): Readonly<Record<string, unknown>>;
  /** Those of them that a first screen may need. */
  firstTexts(locale: string): Readonly<Record<string, unknown>>;
}
