import type { CompiledValue } from '#engine/document';
import { awaitedChoices, optionsOf } from './field-options.ts';
import { type FieldKind, isPassword, type KindOf, textIn } from './form-config.ts';

/** How `FormValue` writes a field's value as text. */
export function formatOf(id: string, kind: FieldKind, locale: string): CompiledValue {
  switch (kind.type) {
    case 'number':
      return { type: 'number', ...numberFormat(kind) };
    case 'rollup':
      return { type: 'number', digits: null };
    case 'formula':
      return { type: kind.result, digits: kind.precision ?? null };
    case 'boolean':
      return {
        type: 'boolean',
        on: textIn(kind.on_label, locale) ?? null,
        off: textIn(kind.off_label, locale) ?? null,
      };
    case 'select':
    case 'multiSelect':
    case 'lookup':
    case 'relation':
      return { type: 'choice', of: 'option', options: optionsOf(id, kind, locale) };
    case 'user':
    case 'department':
    case 'file':
    case 'image':
    case 'signature':
      return { type: 'choice', of: fromPage[kind.type], options: awaitedChoices(id) };
    case 'cascade':
      return { type: 'path', options: optionsOf(id, kind, locale) };
    case 'address':
      return { type: 'address' };
    case 'date':
      return { type: isMoment(kind) ? 'moment' : 'date' };
    case 'system':
      return { type: kind.source === 'created_at' || kind.source === 'updated_at' ? 'moment' : 'text' };
    case 'dateRange':
      return { type: isMoment(kind) ? 'momentRange' : 'dateRange' };
    case 'colour':
      return { type: kind.type };
    default:
      return { type: isPassword(kind) ? 'secret' : 'text' };
  }
}

/** The list of the page that has the names, for kinds whose values are ids. */
const fromPage = { user: 'person', department: 'department', file: 'file', image: 'file', signature: 'file' } as const;

const isMoment = ({ granularity }: KindOf<'date' | 'dateRange'>): boolean =>
  granularity === 'minute' || granularity === 'second';

function numberFormat(kind: KindOf<'number'>): Record<string, CompiledValue> {
  const unit = kind.style === 'money' ? (kind.currency ?? 'CNY') : kind.style === 'percent' ? '%' : (kind.unit ?? null);
  return {
    digits: kind.precision ?? null,
    unit,
    isPercent: kind.style === 'percent',
    isGrouped: kind.is_grouped ?? false,
  };
}
