import type { DocumentSource, OverlayConflict } from '#engine/document';
import type { Database } from '#server/kernel/db/index.ts';
import type { RequestIssue } from '#server/kernel/errors/index.ts';
import type { Documents } from '#server/kernel/documents/documents.ts';
import type { Merged } from '../merging/merge-three-way.ts';
import type { Inheritance, Value } from './value.ts';

export interface AcceptContext extends StoredContext {
  db: Database;
  /** What the scope has stored until now: its draft, else what it has published. */
  stored?: Value | undefined;
  /** The value that the sent one was made of. */
  base?: Value | undefined;
  /** Fields that are to be inherited again. */
  inherit?: readonly string[] | undefined;
}

/** The form in which a value is stored, with the document that it was made on where there is one. */
export interface Accepted {
  stored: Value;
  base?: DocumentSource;
}

export type Acceptance = Accepted | { issues: readonly RequestIssue[] };

/** Where a stored value belongs. */
export interface StoredContext extends Inheritance {
  key: string;
  wsId: string | null;
  services: { documents: Documents };
}

/** A stored value as it holds today. */
export interface Opened {
  value: Value;
  /** For changes of documents: the one that it makes, and the one beneath. */
  document?: DocumentSource;
  beneath?: DocumentSource;
  /** What in it waits for a person. */
  conflicts: readonly OverlayConflict[];
}

export interface MergeContext {
  key: string;
  locale: string;
  services: { documents: Documents };
}

/** A merge of two values, and how its parts are called and found in the operation log. */
export interface KindMerge extends Merged {
  label(pointer: string): string | undefined;
  /** A logged value in the form in which `locate` finds the part of a pointer. */
  view(logged: unknown): unknown;
  locate(pointer: string): string;
}

/** One kind of configuration: what it may hold, and how a workspace inherits from the platform. */
export interface ConfigurationKind {
  /** The code when a value has issues. */
  issueCode: 'configuration_invalid' | 'document_invalid';
  /** What the key configures, in one language; without it the key itself. */
  title?(key: string, locale: string, services: { documents: Documents }): string | undefined;
  hasKey(key: string, services: { documents: Documents }): boolean;
  /** Checks a value, sent or stored before, and gives the form in which it is stored. Pointers begin at the value. */
  accept(value: Value, context: AcceptContext): Promise<Acceptance>;
  /** For kinds whose base an upgrade may change: the stored value on today's base. Without it, `shown` is all there is. */
  opened?(stored: Value, context: StoredContext): Promise<Opened>;
  /** Checks a value that was accepted once, for kinds in which an upgrade may have spoilt it. */
  recheck?(stored: Value, context: StoredContext): Promise<readonly RequestIssue[]>;
  /** The fields that a merge compares, of a value sent or stored. */
  fields?(value: Value, above: Inheritance): Value;
  /** For kinds that are merged by something else than their fields. Without this and `fields`, values of the kind are not merged. */
  merge?(sides: Record<'base' | 'mine' | 'theirs', Value>, context: MergeContext): KindMerge;
  /** The fields of a stored value that do not follow the platform's. Without it, values of the kind are inherited whole. */
  ownFields?(stored: Value): readonly string[];
  /** A stored value as callers see it. */
  shown(stored: Value, above: Inheritance): Value;
  /** What applies while the scope itself has published nothing. */
  inherited(above: Inheritance): Value | null;
  /** What a first draft is compared with. */
  base(above: Inheritance): Value;
  /** The part of a shown value that was chosen: what follows from other fields is not listed as a change. */
  chosen(shown: Value): Value;
  /** True where a difference is listed as a whole rather than by its parts. */
  isUnit(pointer: string): boolean;
  /** A field's name in one language. */
  label(pointer: string, locale: string): string | undefined;
}
