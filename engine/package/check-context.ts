import type { CheckContext } from '../compiler/check/context.ts';
import { readContract } from '../compiler/check/contract.ts';
import { createCatalogue } from '../compiler/compile/catalogue.ts';
import type { DocumentSource, WidgetDescription } from '#engine/document';
import actions from '../document/generated/actions.json' with { type: 'json' };

/** What documents may name: widgets, operations, role sets, messages and other documents. */
export interface CheckOptions {
  /** Descriptions by name: `widgetDescriptions` of `pagewright/widgets`, your own, or both. */
  widgets: Readonly<Record<string, WidgetDescription>>;
  /** A bundled OpenAPI 3.1 description; each operation with `operationId` and `x-roles`. Absent: documents call nothing. */
  openapi?: unknown;
  /** The roles of each set that documents name. */
  roleSets?: Readonly<Record<string, readonly string[]>>;
  /** ICU texts by language and key: `widgetMessages` of `pagewright/widgets`, and those of your documents. */
  messages?: CheckContext['messages'];
  /** Other documents that documents name, by id. */
  documents?: Readonly<Record<string, DocumentSource>>;
  /** The language that is compiled, `en-US` when absent. */
  locale?: string;
}

/** What documents are checked and compiled against. Documents may also contain their texts. */
export function createCheckContext(options: CheckOptions): CheckContext {
  const { widgets, openapi = {}, roleSets = {}, messages = {}, documents = {}, locale = 'en-US' } = options;
  return {
    catalogue: createCatalogue({ widgets, actions }),
    operations: readContract(openapi, roleSets),
    roleSets,
    messages,
    documents: (id) => (Object.hasOwn(documents, id) ? documents[id] : undefined),
    locale,
    shipped: false,
  };
}
