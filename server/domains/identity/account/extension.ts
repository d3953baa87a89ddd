import { isCalendarDay } from '#schemas/values';
import type { Schemas } from '#openapi';
import { type PreferenceOwner, readPreference, type StoredPreference } from '#server/domains/configuration/index.ts';
import type { LocalizedText } from '#schemas/localized-text';
import type { Database, Query } from '#server/kernel/db/index.ts';
import { Invalid, NotFound } from '#server/kernel/errors/index.ts';

export type ExtendField = Schemas['AccountExtendField'];
type Config = Schemas['AccountExtendConfig'];
type Sent = Schemas['AccountExtension'];
/** What is stored: fields without a value are left out. */
export type Extension = Record<string, string | number | boolean>;

export const extendKey = 'accountFields';
export const extendOwner = (wsId: string): PreferenceOwner => ({ wsId, accountId: null });

/** The extra fields as they are answered, from what is stored of them. */
export function extendConfigFrom(stored: StoredPreference | undefined): Config {
  // Safe: only saveAccountExtendConfig writes there, what the contract has let pass.
  const fields = (stored?.value ?? []) as ExtendField[];
  return { enabled: fields.length > 0, table_id: null, fields, version: stored?.version ?? 0 };
}

/** The extra fields that the workspace keeps for its people (ORG-13). */
export const readExtendConfig = (db: Database, wsId: string): Promise<Config> =>
  db.tenant(wsId, async (query) => extendConfigFrom(await readPreference(query, extendOwner(wsId), extendKey)), {
    singleRead: true,
  });

/** The values of one person of the workspace. Throws `NotFound` for others (P2). */
export async function readExtension(query: Query, wsId: string, accountId: string): Promise<Extension> {
  const row = await query
    .selectFrom('memberships')
    .where('ws_id', '=', wsId)
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .select('extend')
    .executeTakeFirst();
  if (!row) throw new NotFound();
  return row.extend;
}

/** The values of the fields that the workspace has today; null for those that nobody entered. */
export function shownExtension(fields: readonly ExtendField[], stored: Extension): Sent {
  return Object.fromEntries(fields.map(({ name }) => [name, stored[name] ?? null]));
}

const text = (en: string, zh: string): LocalizedText => ({ 'en-US': en, 'zh-CN': zh });

/** What is wrong with a value; undefined for one that the field takes. */
function misfit(
  { type, label, options = [] }: ExtendField,
  value: string | number | boolean,
): LocalizedText | undefined {
  switch (type) {
    case 'text':
      return typeof value === 'string' ? undefined : text(`“${label}” is a text.`, `“${label}”应为文本。`);
    case 'number':
      return typeof value === 'number' ? undefined : text(`“${label}” is a number.`, `“${label}”应为数字。`);
    case 'boolean':
      return typeof value === 'boolean'
        ? undefined
        : text(`“${label}” is true or false.`, `“${label}”应为 true 或 false。`);
    case 'date':
      return typeof value === 'string' && isCalendarDay(value)
        ? undefined
        : text(`“${label}” is a day such as 2026-11-21.`, `“${label}”应为日期，例如 2026-11-21。`);
    case 'select':
      return typeof value === 'string' && options.includes(value)
        ? undefined
        : text(`“${label}” is one of its options.`, `“${label}”应为可选项之一。`);
  }
}

/** Values of extra fields as they would be stored, and what is wrong with those that were sent, by the field's name. */
export interface MergedExtension {
  extend: Extension;
  issues: { name: string; message: LocalizedText }[];
}

/** As `mergedExtension`, with what is wrong in place of an exception. */
export function mergeExtension(
  fields: readonly ExtendField[],
  { stored, sent, isNew }: { stored: Extension; sent: Sent; isNew: boolean },
): MergedExtension {
  const known = new Map(fields.map((field) => [field.name, field]));
  const merged = new Map(Object.entries(stored));
  const issues: MergedExtension['issues'] = [];
  const at = (name: string, message: LocalizedText) => issues.push({ name, message });
  for (const [name, value] of Object.entries(sent)) {
    const field = known.get(name);
    const isEmpty = value === null || (typeof value === 'string' && value.trim() === '');
    const wrong = field && !isEmpty ? misfit(field, value) : undefined;
    if (!field) at(name, text('The workspace has no such field.', '本工作区没有该字段。'));
    else if (wrong) at(name, wrong);
    else if (isEmpty) merged.delete(name);
    else merged.set(name, value);
  }
  for (const { name, label, required } of fields) {
    const isAsked = isNew || sent[name] !== undefined;
    if (required && isAsked && !merged.has(name) && !issues.some((issue) => issue.name === name)) {
      at(name, text(`“${label}” is required.`, `请填写“${label}”。`));
    }
  }
  return { extend: Object.fromEntries(merged), issues };
}

/**
 * What is stored after a request: what is not sent stays. Throws `Invalid` at each value that its field does not take, at unknown
 * names, and at a required field that is emptied, or that a new person lacks.
 */
export function mergedExtension(
  fields: readonly ExtendField[],
  request: { stored: Extension; sent: Sent; isNew: boolean },
): Extension {
  const { extend, issues } = mergeExtension(fields, request);
  if (issues.length === 0) return extend;
  throw new Invalid({ issues: issues.map(({ name, message }) => ({ pointer: `/extend/${name}`, message })) });
}
