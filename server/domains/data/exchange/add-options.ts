import { foldCase } from '#schemas/values';
import type { Schemas } from '#openapi';
import { changeRow, updateRow } from '#server/kernel/changes/index.ts';
import { json } from '#server/kernel/db/index.ts';
import { requireSoundDesign } from '../design/check-design.ts';
import { presentDesign } from '../design/present.ts';
import { findTable, lockTable, logicalTables } from '../design/table-rows.ts';
import type { DesignedTable } from '../record/access/record-access.ts';
import type { ImportingCall } from './importing-call.ts';
import type { MissingValues } from './missing-values.ts';

type Config = Schemas['FormConfig'];

/** What a pointer of the form leads to. */
function at(config: Config, pointer: string): unknown {
  let found: unknown = config;
  for (const key of pointer.split('/').slice(1)) {
    // Safe: the pointer is one of the same design.
    found = (found as Record<string, unknown> | undefined)?.[key];
  }
  return found;
}

/** Where the field of a path is in the form. */
function pointerOf({ design }: DesignedTable, path: string): string | undefined {
  const [id = '', inner] = path.split('.');
  const plan = design.form.fields.get(id);
  return inner === undefined ? plan?.pointer : plan?.columns.find((one) => one.id === inner)?.pointer;
}

/** The design with more options for a field; none is added that is there by now. */
function withOptions(config: Config, pointer: string, texts: readonly string[]): Config {
  const changed = structuredClone(config);
  // Safe: checked before it is changed.
  const field = at(changed, pointer) as Schemas['FormField'] | undefined;
  const kind = field?.kind;
  if (!kind || !('options' in kind) || kind.options.source !== 'fixed') return config;
  const known = new Set(kind.options.options.map(({ value }) => foldCase(value)));
  const more = texts.filter((text) => !known.has(foldCase(text)));
  kind.options.options.push(...more.map((text) => ({ value: text, label: text })));
  return changed;
}

/**
 * Adds the options that records of a sheet name and a choice has not, where the caller may change the design. Answers the values by
 * path and key. Throws `form_design_invalid` for more options than a choice can have.
 */
export async function addOptions(
  call: ImportingCall,
  access: DesignedTable,
  { missing, lacked }: { missing: readonly MissingValues[]; lacked: readonly { path: string; key: string }[] },
): Promise<ReadonlyMap<string, string>> {
  const values = new Map<string, string>();
  const changes = missing.flatMap(({ kind, filled: { path }, texts, mayCreate }) => {
    if (kind !== 'option' || !mayCreate) return [];
    const keys = new Set(lacked.filter((one) => one.path === path).map(({ key }) => key));
    const named = [...texts].filter(([key]) => keys.has(key));
    for (const [key, text] of named) values.set(`${path} ${key}`, text);
    const pointer = pointerOf(access, path);
    return named.length === 0 || pointer === undefined ? [] : [{ pointer, texts: named.map(([, text]) => text) }];
  });
  if (changes.length === 0) return values;
  const { wsId, appId, tableId } = access.design;
  const owner = { wsId, appId };
  // Without `If-Match`: that of the call would be about something else.
  const { ifMatch: _, ...own } = call;
  await call.db.definition(
    wsId,
    (query) =>
      changeRow(query, own, {
        module: 'table',
        applicationId: appId,
        wsId,
        target: tableId,
        lock: () => lockTable(query, owner, tableId),
        present: async (row) =>
          presentDesign(row, await logicalTables(query, owner).where('table_id', '=', tableId).execute(), {
            canEdit: true,
            locale: call.locale,
          }),
        wanted(row) {
          // Safe: only what the contract describes is ever written there.
          const stored = row.form_config as Config;
          const config = changes.reduce((sum, { pointer, texts }) => withOptions(sum, pointer, texts), stored);
          requireSoundDesign(config);
          return { ...row, form_config: config };
        },
        facts: ({ form_config }) => ({ form_config }),
        async write(wanted) {
          const columns = { form_config: json<unknown>(wanted.form_config) };
          await updateRow(query, 'physical_tables', { wsId, id: tableId, now: call.now }, columns);
          return findTable(query, owner, tableId);
        },
      }),
    { retry: true },
  );
  return values;
}
