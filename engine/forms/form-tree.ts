import { isObject, type JsonSchema, pointerKeys, pointerTo, report } from '#schemas';
import schema from '../../schemas/generated/form-config.schema.json' with { type: 'json' };
import { DiagnosticList } from '../compiler/check/diagnostic-list.ts';
import { addIssues } from '../compiler/check/structure.ts';
import type { Diagnostic } from '#engine/document';
import { documentDiagnostic } from '#engine/written';
import type { FormConfig, FormNode } from './form-config.ts';
import type { Opening } from './form-plan.ts';

/** A control of the design, whole or broken. */
export interface Control {
  readonly pointer: string;
  readonly id: string;
  /** Undefined when it is broken: then `diagnostic` says why. */
  node: FormNode | undefined;
  diagnostic: Diagnostic | undefined;
  readonly openings: readonly Opening[];
  /** Ids of the sections around it. */
  readonly around: readonly string[];
  /** Of a layout control: the controls in each of its parts. */
  readonly parts: readonly (readonly Control[])[];
  /** Of a sub-table: its fields. */
  readonly columns: readonly Control[];
}

export interface FormTree {
  /** The valid parts of the design: broken rules and checks are left out. */
  readonly config: Partial<FormConfig>;
  readonly controls: readonly Control[];
  readonly diagnostics: DiagnosticList;
  /** Diagnostics that belong to no control. */
  readonly loose: Diagnostic[];
}

interface Around {
  openings: readonly Opening[];
  around: readonly string[];
  depth: number;
}

export const formLimits = { controls: 300, depth: 6, levels: 60 } as const;

// Safe: the file is written from the contract, whose schemas use the keywords of JsonSchema.
const formSchema = schema as unknown as JsonSchema;

/** Reads any JSON as a design: each issue becomes the diagnostic of the innermost control around it (P22). */
export function readFormTree(config: unknown): FormTree {
  const diagnostics = new DiagnosticList();
  const tree: FormTree = { config: {}, controls: [], diagnostics, loose: [] };
  if (isTooDeep(config)) {
    tree.loose.push(addDiagnostic(diagnostics, 'FORM_LIMIT', '', { what: 'more levels', limit: formLimits.levels }));
    return tree;
  }
  const issues = new DiagnosticList();
  addIssues(report(config, formSchema, { patterns: true }), issues);
  const byPointer = new Map<string, Control>();
  const source = isObject(config) ? config : {};
  const controls = readControls(source.fields, '/fields', { openings: [], around: [], depth: 0 }, byPointer);
  const broken = new Set<string>();
  for (const diagnostic of issues.diagnostics) {
    diagnostics.push(diagnostic);
    const control = innermost(diagnostic.pointer, byPointer);
    if (control) breakControl(control, diagnostic);
    else tree.loose.push(diagnostic);
    broken.add(partOf(diagnostic.pointer));
  }
  return { ...tree, controls, config: soundParts(source, broken) };
}

/** Adds a diagnostic to the list and returns it. */
export function addDiagnostic(
  diagnostics: DiagnosticList,
  ...[code, pointer, detail, hint]: Parameters<DiagnosticList['add']>
): Diagnostic {
  const diagnostic = documentDiagnostic(code, pointer, detail, hint);
  diagnostics.push(diagnostic);
  return diagnostic;
}

export function breakControl(control: Control, diagnostic: Diagnostic): void {
  control.diagnostic ??= diagnostic;
  control.node = undefined;
}

function readControls(list: unknown, pointer: string, around: Around, byPointer: Map<string, Control>): Control[] {
  if (!Array.isArray(list)) return [];
  return list
    .slice(0, formLimits.controls)
    .map((node: unknown, index) => readControl(node, pointerTo(pointer, index), around, byPointer));
}

function readControl(node: unknown, pointer: string, around: Around, byPointer: Map<string, Control>): Control {
  const source = isObject(node) ? node : {};
  const id = typeof source.id === 'string' ? source.id : '';
  const kind = isObject(source.kind) ? source.kind : {};
  const isTable = kind.type === 'subTable' && around.depth < formLimits.depth;
  const control: Control = {
    pointer,
    id,
    // Safe: a control that does not match the schema is broken by its issue before anything reads this.
    node: node as FormNode,
    diagnostic: undefined,
    openings: around.openings,
    around: around.around,
    parts: around.depth < formLimits.depth ? readParts(source, pointer, id, around, byPointer) : [],
    columns: isTable
      ? readControls(kind.fields, `${pointer}/kind/fields`, { ...around, depth: around.depth + 1 }, byPointer)
      : [],
  };
  if (around.depth >= formLimits.depth) {
    breakControl(
      control,
      documentDiagnostic('FORM_LIMIT', pointer, { what: 'controls inside of each other', limit: formLimits.depth }),
    );
  }
  byPointer.set(pointer, control);
  return control;
}

function readParts(
  source: Record<string, unknown>,
  pointer: string,
  id: string,
  { openings, around, depth }: Around,
  byPointer: Map<string, Control>,
): Control[][] {
  const inner = { openings, around: [...around, id], depth: depth + 1 };
  if (source.node === 'section') {
    const opened = source.is_collapsible === true ? [...openings, { control: id, to: true } as const] : openings;
    return [readControls(source.children, `${pointer}/children`, { ...inner, openings: opened }, byPointer)];
  }
  const name = source.node === 'tabs' ? 'tabs' : 'columns';
  const list = source.node === 'tabs' || source.node === 'columns' ? source[name] : undefined;
  return (Array.isArray(list) ? list : []).map((part: unknown, index) => {
    const branch = isObject(part) ? part : {};
    const tab = name === 'tabs' && typeof branch.id === 'string' ? [{ control: id, to: branch.id }] : [];
    const at = `${pointer}/${name}/${index}/children`;
    return readControls(branch.children, at, { ...inner, openings: [...openings, ...tab] }, byPointer);
  });
}

function innermost(pointer: string, byPointer: ReadonlyMap<string, Control>): Control | undefined {
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const found = byPointer.get(at);
    if (found) return found;
  }
  return undefined;
}

/** `/rules/3` of a pointer into a rule, `/layout` of one into the layout. */
function partOf(pointer: string): string {
  const [part = '', item = ''] = pointerKeys(pointer);
  return part === 'rules' || part === 'checks' ? `${part}/${item}` : part;
}

function soundParts(source: Record<string, unknown>, broken: ReadonlySet<string>): Partial<FormConfig> {
  const listed = (name: 'rules' | 'checks') => {
    const items: unknown = source[name];
    return Array.isArray(items)
      ? items.map((item: unknown, index) => (broken.has(`${name}/${index}`) || broken.has(`${name}/`) ? null : item))
      : [];
  };
  const own = (name: string) => (broken.has(name) ? undefined : source[name]);
  // Safe: parts that do not match the schema are left out; a broken rule or check is replaced by null.
  return {
    ...source,
    formLabel: own('formLabel'),
    layout: own('layout'),
    rules: listed('rules'),
    checks: listed('checks'),
  } as unknown as Partial<FormConfig>;
}

function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > formLimits.levels) return true;
    level = level.flatMap((part) => (typeof part === 'object' && part !== null ? Object.values(part) : []));
  }
  return false;
}
