import { isObject, languageSchema, pointerTo, report } from '#schemas';
import type { Diagnostic } from '../compiled.ts';
import { documentDiagnostic } from '../errors.ts';
import type { List, RowForm } from '../generated/documents.ts';
import type { WrittenPart } from '../join-parts.ts';
import { BlockOrigins } from './block-origins.ts';
import { withFullKeys } from './block-texts.ts';
import type { FactsOf } from './call-facts.ts';
import { embedLists } from './embed-lists.ts';
import { expandList } from './list.ts';
import { type NamedForm, openedBy } from './opened.ts';
import { expandRowForm, rowFormName } from './row-form.ts';

export interface Expanded {
  document: unknown;
  parts: WrittenPart[];
  diagnostics: Diagnostic[];
}

type Made = Record<string, unknown>;

/** What blocks refer to: lists and row forms by id, and the contract. */
export interface BlockFiles {
  part: (id: string) => unknown;
  facts: FactsOf;
}

/**
 * A list as a page, or a document whose `rowForms` are dialogs and drawers (decision 305). Any other is returned as it is, and so is a
 * list that does not fit its schema, for the checker to report.
 */
export function expandBlocks(file: unknown, files: BlockFiles): Expanded {
  const isList = isObject(file) && file.kind === 'list';
  if (!isObject(file) || (isList ? !fits(file, 'list') : file.rowForms === undefined))
    return { document: file, parts: [], diagnostics: [] };
  const search = new BlockSearch(files);
  const whole = withFullKeys(file, String(file.texts)) as Made;
  search.origins.add(String(file.id), 'document', whole);
  const forms = namedForms(whole).flatMap(({ name, id, pointer }): NamedForm[] => {
    // Safe: it fits the schema from which the type is made.
    const form = search.find(id, 'rowForm') as RowForm | undefined;
    if (!form) search.report('PAGE_ROW_FORM', pointer, id);
    return form ? [{ name: name ?? rowFormName(form), form }] : [];
  });
  const { rowForms: _, ...rest } = whole;
  const parts = { opened: openedBy(rest, forms), origins: search.origins, facts: files.facts };
  // Safe: it fits the schema from which the type is made.
  const expanded: Made = isList ? { version: 2, ...expandList(rest as unknown as List, parts) } : rest;
  for (const { name, form } of forms) {
    const group = form.in === 'drawer' ? 'drawers' : 'dialogs';
    expanded[group] = { ...Object(expanded[group]), [name]: expandRowForm(form, files.facts, search.origins) };
  }
  return search.expanded(search.origins.made(expanded, whole));
}

/** A document, its parts in their places, with the tables of lists in the place of nodes that name them. */
export function expandTables(document: unknown, files: BlockFiles): Expanded {
  const search = new BlockSearch(files);
  if (!isObject(document)) return search.expanded(document);
  const parts = { opened: openedBy(document, []), origins: search.origins, facts: files.facts };
  // Safe: it fits the schema from which the type is made.
  return search.expanded(embedLists(document, (id) => search.find(id, 'list') as List | undefined, parts));
}

/** Finds blocks, and remembers where they were written and which are missing. */
class BlockSearch {
  readonly origins = new BlockOrigins();
  readonly #diagnostics: Diagnostic[] = [];
  readonly #files: BlockFiles;

  constructor(files: BlockFiles) {
    this.#files = files;
  }

  /** A block with the keys of its texts in full; undefined when there is none that fits its schema. */
  find(id: string, kind: 'list' | 'rowForm'): object | undefined {
    const block = this.#files.part(id);
    if (!isObject(block) || block.kind !== kind || !fits(block, kind)) return undefined;
    const whole = withFullKeys(block, String(block.texts)) as object;
    this.origins.add(id, 'part', whole);
    return whole;
  }

  report(code: 'PAGE_ROW_FORM', pointer: string, id: string): void {
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

/** The row forms that a document names: those of `rowForms`, and the `form` of a list, which has the name that the row form says. */
function namedForms(document: Made): { name?: string; id: string; pointer: string }[] {
  const { form, rowForms } = document;
  const ofList = document.kind === 'list' && typeof form === 'string' ? [{ id: form, pointer: '/form' }] : [];
  const named = Object.entries(isObject(rowForms) ? rowForms : {});
  return [...ofList, ...named.map(([name, id]) => ({ name, id: String(id), pointer: pointerTo('/rowForms', name) }))];
}
