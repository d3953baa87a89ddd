import type { FieldLists } from './fields.ts';
import type { ReferenceSource } from './reference.ts';
import type { Schemas } from './schema-facts.ts';
import type { Labels } from './labels/en-US.ts';

/** What every page of one language is made with. */
export interface Parts {
  source: ReferenceSource;
  schemas: Schemas;
  fields: FieldLists;
  labels: Labels;
}
