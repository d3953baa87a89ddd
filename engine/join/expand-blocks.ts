import { isObject, pointerTo, report } from '#schemas';
import { languageSchema } from '#schemas/language';
import type { Diagnostic } from '#engine/document';
import { documentDiagnostic, type WrittenPart } from '#engine/written';
import type { List, RowForm } from '../document/generated/documents.ts';
import { BlockOrigins } from './block-origins.ts';
import type { FactsOf } from './call-facts.ts';
import { embedLists } from './embed-lists.ts';
import { expandList } from './list.ts';
import { type NamedBlock, openedBy } from './opened.ts';
import { expandRowForm, rowFormName } from './row-form.ts';

export interface Expanded {
  document: unknown;
  parts: WrittenPart[];
  diagnostics: Diagnostic[];
}

type Made = Record<string, unknown>;

/** What blocks refer to: lists, row forms, dialogs and drawers by id, and the contract. */
export interface BlockFiles {
  part: (id: string) => unknown;
  facts: FactsOf;
}

/**
 * A list as a page, or a document whose `blocks` are dialogs and drawers (decision 306). Any other is returned as it is, and so is a
 * list that does not fit its schema, for the checker to report.
 */
export function expandBlocks(file: unknown, files: BlockFiles): Expanded {
  const isList = isObject(file) && file.kind === 'list';
  if (!isObject(file) || (isList ? !fits(file, 'list') : file.blocks === undefined))
    return { document: file, parts: [], diagnostics: [] };
  const search = new BlockSearch(files);
  search.origins.add(String(file.id), 'document', file);
  const named = namedBlocks(file).flatMap((one): NamedBlock[] => {
    const block = search.find(one.id, ['rowForm', 'dialog', 'drawer']);
    if (!block) search.report('PAGE_BLOCK', one.pointer, one.id);
    return block ? [namedBlock(block, one.name)] : [];
  });
  const { blocks: _, ...rest } = file;
  const parts = { opened: openedBy(rest, named), origins: search.origins, facts: files.facts };
  // Safe: it fits the schema from which the type is made.
  const expanded: Made = isList ? { version: 2, ...expandList(rest as unknown as List, parts) } : rest;
  for (const { name, kind, form, written } of named) {
    const made = form ? expandRowForm(form, files.facts, search.origins) : openedOf(written, search.origins);
    expanded[`${kind}s`] = { ...Object(expanded[`${kind}s`]), [name]: made };
  }
  return search.expanded(search.origins.made(expanded, file));
}

/** A block under the name that a document gives it, or under its own. */
function namedBlock(block: Made, name: string | undefined): NamedBlock {
  if (block.kind !== 'rowForm')
    return { name: name ?? '', kind: block.kind === 'drawer' ? 'drawer' : 'dialog', written: block };
  // Safe: it fits the schema from which the type is made.
  const form = block as unknown as RowForm;
  return { name: name ?? rowFormName(form), kind: form.in ?? 'dialog', form, written: block };
}

/** A document of a dialog or drawer as a member of the page that names it. */
function openedOf(written: Made, origins: BlockOrigins): Made {
  const own = new Set(['$schema', 'kind', 'version', 'id', 'block', 'texts']);
  const members = Object.fromEntries(Object.entries(written).filter(([name]) => !own.has(name)));
  return origins.made(members, written);
}

/** A document whose parts are joined, with the tables of lists instead of the nodes that name them. */
export function expandTables(document: unknown, files: BlockFiles): Expanded {
  const search = new BlockSearch(files);
  if (!isObject(document)) return search.expanded(document);
  const parts = { opened: openedBy(document, []), origins: search.origins, facts: files.facts };
  // Safe: it fits the schema from which the type is made.
  return search.expanded(embedLists(document, (id) => search.find(id, ['list']) as unknown as List | undefined, parts));
}

/** Finds blocks, and remembers where they were written and which are missing. */
class BlockSearch {
  readonly origins = new BlockOrigins();
  readonly #diagnostics: Diagnostic[] = [];
  readonly #files: BlockFiles;

  constructor(files: BlockFiles) {
    this.#files = files;
  }

  /** A block of one of these kinds; undefined when there is none that fits its schema. */
  find(id: string, kinds: readonly string[]): Made | undefined {
    const block = this.#files.part(id);
    if (!isObject(block) || !kinds.includes(String(block.kind)) || !fits(block, String(block.kind))) return undefined;
    this.origins.add(id, 'part', block);
    return block.of === undefined ? block : this.#like(String(block.of), block);
  }

  /** A row form with what it does not say taken from another one. */
  #like(id: string, form: Made): Made | undefined {
    const model = this.#files.part(id);
    if (!isObject(model) || model.of !== undefined || this.find(id, ['rowForm']) === undefined) return undefined;
    // Safe: both fit the schema from which the type is made.
    const [own, its] = [form, model] as unknown as [RowForm, RowForm];
    const fields = own.fields.map((field) =>
      Object.keys(field).length === 1 ? (its.fields.find((one) => one.id === field.id) ?? field) : field,
    );
    return this.origins.made({ ...model, name: rowFormName(its), ...form, fields }, form);
  }

  report(code: 'PAGE_BLOCK', pointer: string, id: string): void {
    this.#diagnostics.push(documentDiagnostic(code, pointer, { name: id.slice(0, 100) }));
  }

  expanded(document: unknown): Expanded {
    return { document, parts: this.origins.partsOf(document), diagnostics: this.#diagnostics };
  }
}

const fits = (value: unknown, kind: string): boolean => {
  const schema = languageSchema(`${kind}.schema.json`);
  return schema !== undefined && report(value, schema, { resolve: languageSchema, patterns: true }).length === 0;
};

/** The blocks that a document names: those of `blocks`, and the `form` of a list, which has the name that the row form says. */
function namedBlocks(document: Made): { name?: string; id: string; pointer: string }[] {
  const { form, blocks } = document;
  const ofList = document.kind === 'list' && typeof form === 'string' ? [{ id: form, pointer: '/form' }] : [];
  const named = Object.entries(isObject(blocks) ? blocks : {});
  return [...ofList, ...named.map(([name, id]) => ({ name, id: String(id), pointer: pointerTo('/blocks', name) }))];
}
