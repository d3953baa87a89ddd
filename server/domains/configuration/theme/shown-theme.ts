import { plainTheme, type ShownTheme } from '#engine/document';
import { sql } from 'kysely';
import { isObject } from '#schemas';
import type { Database, Query } from '#server/kernel/db/index.ts';
import type { Documents } from '#server/kernel/documents/documents.ts';
import { inScope } from '#server/kernel/scope/in-scope.ts';
import { preferenceKey } from '../preference/workspace-preference.ts';
import { themeKey, themeKind } from './site-theme.ts';

interface Asked {
  db: Database;
  /** Undefined for the platform's own pages. */
  wsId: string | undefined;
  /** Whose own choice wins; undefined for a visitor. */
  accountId?: string | undefined;
  documents: Pick<Documents, 'theme'>;
}

interface Layer {
  kind: 'theme' | 'skin';
  value: unknown;
}

/**
 * The theme that a scope shows. In turn: the platform's published theme, the skin that the scope has chosen for all
 * (`theme_color`), the scope's published theme, and the account's own skin. A theme replaces all before it; a
 * skin takes the colours, leaves density and sizes, and says nothing while it is `Default` (CFG-13, CFG-14, WB-15). A theme
 * that is no longer right shows what is shipped.
 */
export async function shownTheme({ db, wsId, accountId, documents }: Asked): Promise<ShownTheme> {
  const layers = await inScope(db, wsId ?? null, (query) => layersOf(query, wsId ?? null, accountId ?? null), {
    singleRead: true,
  });
  const value = layers.reduce<Record<string, unknown>>(applyLayer, {});
  if (Object.keys(value).length === 0) return plainTheme;
  const { base, variables } = documents.theme({ kind: 'theme', version: 1, id: 'site.theme', ...value });
  return { base, variables };
}

function applyLayer(beneath: Record<string, unknown>, { kind, value }: Layer): Record<string, unknown> {
  if (!isObject(value)) return beneath;
  if (kind === 'theme') return value;
  const skin = value['theme_color'];
  if (typeof skin !== 'string' || skin === 'Default') return beneath;
  const { light: _light, dark: _dark, ...others } = beneath;
  return { ...others, base: skin };
}

/** One statement, because every page asks for it. */
async function layersOf(query: Query, wsId: string | null, accountId: string | null): Promise<Layer[]> {
  const { rows } = await sql<Layer>`
    select 'theme' as kind, v.value, case when c.ws_id is null and ${wsId}::text is not null then 0 else 2 end as turn
      from configurations c
      join configuration_versions v on v.id = c.published_id and v.ws_id is not distinct from c.ws_id
      where c.kind = ${themeKind} and c.key = ${themeKey} and c.deleted_at is null
        and (c.ws_id is null or c.ws_id = ${wsId})
    union all
    select 'skin', p.value, case when p.account_id is null then 1 else 3 end
      from preferences p
      where p.ws_id is not distinct from ${wsId} and p.key = ${preferenceKey} and p.deleted_at is null
        and (p.account_id is null or p.account_id = ${accountId})
    order by turn`.execute(query);
  return rows;
}
