import type { Database } from '../../db/index.ts';
import type { RequestFault } from '../../errors/index.ts';
import type { Services } from '../../services.ts';

export type Value = Readonly<Record<string, unknown>>;

/** What stands above a place: the platform's published value, as it is stored. */
export interface Inheritance {
  /** The place is the platform's own, so nothing stands above it but what is shipped. */
  isPlatform: boolean;
  platform: Value | null;
}

export interface AcceptContext extends Inheritance {
  key: string;
  wsId: string | null;
  db: Database;
  services: Pick<Services, 'documents'>;
  /** Language of the faults. */
  locale: string;
}

export type Acceptance = { stored: Value } | { faults: readonly RequestFault[] };

/** One kind of configuration: what it may hold, and how a place inherits from the platform. */
export interface ConfigurationKind {
  /** What a refusal is called. */
  faultCode: 'configuration_invalid' | 'document_invalid';
  hasKey(key: string, services: Pick<Services, 'documents'>): boolean;
  /** Checks a value, sent or stored before, and gives the form in which it is stored. Pointers begin at the value. */
  accept(value: Value, context: AcceptContext): Promise<Acceptance>;
  /** A stored value as callers see it. */
  shown(stored: Value, above: Inheritance): Value;
  /** What holds while nothing is published in the place itself. */
  inherited(above: Inheritance): Value | null;
  /** What a first draft is compared with. */
  base(above: Inheritance): Value;
  /** The part of a shown value that somebody has chosen: what follows from other fields is not told as a change. */
  chosen(shown: Value): Value;
  /** True where a difference is told as a whole rather than by its parts. */
  isUnit(pointer: string): boolean;
  /** A field's name in one language. */
  label(pointer: string, locale: string): string | undefined;
}
