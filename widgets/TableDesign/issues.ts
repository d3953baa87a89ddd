import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl';
import type { Diagnostic } from '#engine/document';
import { compileRecordForm, type FormConfig, type PatternEngine } from '#engine/forms';
import { fieldsIn, nameOf, nodesOf, pathOfPointer } from './design.ts';
import { propertyOf } from './panel/panel-value.ts';
import { isGiven } from './texts/words.ts';

/** Something that is wrong with a design, at the input that shows it. */
export interface DesignIssue {
  /** The part of the design, by its name in the document, such as `fields` or `rules`. */
  part: string;
  /** The control by its path, or an entry of the part by its index. */
  key: string;
  property: string;
  said: string;
  /** Something that was not chosen or entered yet: it is told when the design is to be saved, and not before. */
  isUnfilled?: boolean;
}

const texts: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  FORM_ID_DUPLICATE: { id: 'widget.TableDesign.issue.duplicate' },
  FORM_FIELDS_NONE: { id: 'widget.TableDesign.issue.none' },
  FORM_FIELD_UNKNOWN: { id: 'widget.TableDesign.issue.unknown' },
  FORM_FIELD_MISFIT: { id: 'widget.TableDesign.issue.misfit' },
  FORM_CONDITION: { id: 'widget.TableDesign.issue.condition' },
  FORM_FORMULA_CYCLE: { id: 'widget.TableDesign.issue.cycle' },
  FORM_FORMULA_LIVE: { id: 'widget.TableDesign.issue.live' },
  FORM_FORMULA_LIVE_ROWS: { id: 'widget.TableDesign.issue.liveRows' },
  FORM_FORMULA_LIVE_UNIQUE: { id: 'widget.TableDesign.issue.liveUnique' },
  FORM_LIMIT: { id: 'widget.TableDesign.issue.limit' },
  FORM_PATTERN: { id: 'widget.TableDesign.issue.pattern' },
  FORM_PATTERN_COSTLY: { id: 'widget.TableDesign.issue.patternCostly' },
  PAGE_MISSING: { id: 'widget.TableDesign.issue.missing' },
  PAGE_NAME_RESERVED: { id: 'widget.TableDesign.issue.reserved' },
  PAGE_EXPRESSION_SYNTAX: { id: 'widget.TableDesign.issue.syntax' },
  PAGE_EXPRESSION_NAME: { id: 'widget.TableDesign.issue.name' },
  PAGE_EXPRESSION_FIELD: { id: 'widget.TableDesign.issue.name' },
  PAGE_EXPRESSION_FUNCTION: { id: 'widget.TableDesign.issue.function' },
  PAGE_EXPRESSION_TYPE: { id: 'widget.TableDesign.issue.type' },
  PAGE_EXPRESSION_EMPTY: { id: 'widget.TableDesign.issue.empty' },
  PAGE_EXPRESSION_LIMIT: { id: 'widget.TableDesign.issue.long' },
});
const { other: otherText, end: endText } = defineMessages({
  other: { id: 'widget.TableDesign.issue.other' },
  end: { id: 'widget.TableDesign.issue.end' },
});

const messageFor = (code: string): MessageDescriptor =>
  (Object.hasOwn(texts, code) ? texts[code] : undefined) ?? otherText;

/** What is wrong, in the language of the page, with the name that it is about and the part of a formula where it is. */
function textOf({ code, message, at = 1 }: Diagnostic, value: unknown, { formatMessage, called }: Called): string {
  const named = /"([^"]*)"/.exec(message)?.[1] ?? '';
  // Of two controls with one identifier, that is what it is about.
  const name = code === 'FORM_ID_DUPLICATE' ? named : (called.get(named) ?? named);
  const part = typeof value === 'string' ? value.slice(at - 1, at + longestPart) : '';
  const near = part.length > longestPart ? `${part.slice(0, longestPart)}…` : part;
  return formatMessage(messageFor(code), { name, at, near: near === '' ? formatMessage(endText) : near });
}

interface Called extends Pick<IntlShape, 'formatMessage'> {
  /** What people call the fields, by their paths. */
  called: ReadonlyMap<string, string>;
}

/** Characters of a formula that an issue shows. */
const longestPart = 24;

const fillInputs: Readonly<Record<string, string>> = {
  field: 'from_field',
  logical_table_id: 'from_table',
  filter: 'from_filter',
};

interface Around {
  formatMessage: IntlShape['formatMessage'];
  locale: string;
  patterns: PatternEngine | undefined;
  /** Also names what left the form. */
  saved?: FormConfig;
}

/** Where the issue at a pointer into the design is shown; undefined for a part that the editor does not have. */
export function positionOf(
  design: FormConfig,
  pointer: readonly string[],
  locale: string,
): Pick<DesignIssue, 'part' | 'key' | 'property'> | undefined {
  const [part = '', ...inside] = pointer;
  if (part === 'fields' || part === '') {
    const found = pathOfPointer(design, inside);
    if (!found) return { part: 'fields', key: '', property: '' };
    return { part: 'fields', key: found.path.join('-'), property: propertyOf(found.inside, locale) };
  }
  const own = locale.startsWith('zh') ? 'zh' : 'en';
  if (part === 'rules' || part === 'checks' || part === 'fills') {
    const [key = '0', property = '', second = ''] = inside;
    if (property === 'rows') return { part, key, property: 'applies_to' };
    if (property === 'message') return { part, key, property: `message_${own}` };
    return { part, key, property: property === 'from' ? (fillInputs[second] ?? 'from_kind') : property };
  }
  if (part === 'list') {
    const [list = '', key = '0', property = 'field'] = inside;
    if (list === 'columns' || list === 'search') return { part: list, key, property };
    return { part: 'settings', key: '', property: list };
  }
  if (part === 'detail') return { part, key: '', property: inside[0] ?? 'fields' };
  if (part === 'names')
    return { part: 'settings', key: '', property: inside[0] === locale ? 'formLabel' : 'name_other' };
  if (part === 'formLabel' || part === 'description') return { part: 'settings', key: '', property: part };
  return part === 'layout' ? { part: 'settings', key: '', property: 'form_columns' } : undefined;
}

/** What people call the fields of designs; those of sub-tables are named inside of them, and by their path. */
function labelsOf(designs: readonly FormConfig[], locale: string): ReadonlyMap<string, string> {
  const all = designs.flatMap((design) => fieldsIn(nodesOf(design)));
  return new Map(
    all.flatMap((one): [string, string][] => {
      const inside = one.kind.type === 'subTable' ? one.kind.fields : [];
      const own = nameOf(one, locale);
      return [
        [one.id, own],
        ...inside.map((cell): [string, string] => [`${one.id}.${cell.id}`, `${own} · ${nameOf(cell, locale)}`]),
      ];
    }),
  );
}

/** What a design has at a pointer. */
const valueAt = (design: FormConfig, pointer: readonly string[]): unknown =>
  // Safe: what has no members is not an object, and ends the way.
  pointer.reduce<unknown>((at, name) => (isObject(at) ? (at as Record<string, unknown>)[name] : undefined), design);
const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** TABLE-20 to TABLE-22: everything that is wrong with a design before it is saved; the first issue of each place. */
export function issuesOf(design: FormConfig, { formatMessage, locale, patterns, saved }: Around): DesignIssue[] {
  const called = labelsOf([saved ?? design, design], locale);
  const { diagnostics } = compileRecordForm(design, { locale, isReadOnly: false, patterns });
  const found = diagnostics.flatMap((diagnostic): DesignIssue[] => {
    const pointer = diagnostic.pointer.split('/').slice(1);
    const position = positionOf(design, pointer, locale);
    if (!position) return [];
    const value = valueAt(design, pointer);
    const isUnfilled = diagnostic.code !== 'FORM_FIELDS_NONE' && !isGiven(value);
    const said = isUnfilled
      ? formatMessage(messageFor('PAGE_MISSING'))
      : textOf(diagnostic, value, { formatMessage, called });
    return [{ ...position, said, ...(isUnfilled && { isUnfilled }) }];
  });
  if (nodesOf(design).length === 0)
    found.push({ part: 'fields', key: '', property: '', said: formatMessage(messageFor('FORM_FIELDS_NONE')) });
  const seen = new Set<string>();
  return found.filter(({ part, key, property }) => {
    const position = `${part} ${key} ${property}`;
    if (seen.has(position)) return false;
    seen.add(position);
    return true;
  });
}
