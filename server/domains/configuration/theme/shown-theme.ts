import { plainTheme, type ShownTheme } from '#engine/document';
import { sql } from 'kysely';
import { isObject } from '#schemas';
import type { Database, Query } from '#server/kernel/db/index.ts';
import type { Documents } from '#server/kernel/documents/documents.ts';
import { inScope } from '#server/kernel/scope/in-scope.ts';
import { preferenceKey } from '../preference/workspace-preference.ts';
import type { Value } from '../kind/value.ts';
import { composedTheme } from './inherited-theme.ts';
import { completeTheme, themeKey, themeKind } from './site-theme.ts';

interface Asked {
  db: Database;
  /** Undefined for the platform's own pages. */
  wsId: string | undefined;
  /** Whose own choice wins; undefined for a visitor. */
  accountId?: string | undefined;
  documents: Pick<Documents, 'theme'>;
}

interface Layer {
  kind: 'platform' | 'skin' | 'theme';
  value: unknown;
}

/**
 * The themes that a scope shows inside of applications with these themes of their own (CFG-16); null is that of the scope itself.
 * In turn: the platform's published theme, the skin that the scope has chosen for all (`theme_color`), the scope's published theme, and the account's own skin. A theme of a workspace replaces its skin and has the
 * fields that it changed over the platform's; a skin takes the colours, leaves density and sizes, and says nothing while it is
 * `Default` (CFG-13, CFG-14, WB-15). Where the platform changed and the two no longer fit together, the workspace's fields are
 * shown on what is shipped; a theme that is no longer right by itself shows what is shipped.
 */
export async function shownThemes(
  { db, wsId, accountId, documents }: Asked,
  applications: readonly (string | null)[],
): Promise<ShownTheme[]> {
  const layers = await inScope(db, wsId ?? null, (query) => layersOf(query, wsId ?? null, accountId ?? null), {
    singleRead: true,
  });
  const above = layers.find(({ kind }) => kind === 'platform')?.value;
  const over = (platform: unknown): Value =>
    layers.reduce<Value>((beneath, layer) => applyLayer(beneath, layer, isObject(platform) ? platform : null), {});
  const [value, onShipped] = [over(above), over(null)];
  return applications.map((theme) => {
    const wanted = theme === null ? value : withBase(value, theme);
    if (Object.keys(wanted).length === 0) return plainTheme;
    const first = documents.theme(completeTheme(wanted));
    const instead = theme === null ? onShipped : withBase(onShipped, theme);
    const { base, variables } = first.diagnostics.length === 0 ? first : documents.theme(completeTheme(instead));
    return { base, variables };
  });
}

/** Another base theme takes the colours, and leaves density and sizes. */
function withBase({ light: _light, dark: _dark, ...others }: Value, base: string): Value {
  return { ...others, base };
}

function applyLayer(beneath: Value, { kind, value }: Layer, platform: Value | null): Value {
  if (!isObject(value)) return beneath;
  if (kind === 'platform') return platform ?? {};
  if (kind === 'theme') return composedTheme(value, { isPlatform: false, platform });
  const skin = value['theme_color'];
  if (typeof skin !== 'string' || skin === 'Default') return beneath;
  return withBase(beneath, skin);
}

/** One statement, because every page asks for it. */
async function layersOf(query: Query, wsId: string | null, accountId: string | null): Promise<Layer[]> {
  const { rows } = await sql<Layer>`
    select case when c.ws_id is null then 'platform' else 'theme' end as kind, v.value,
        case when c.ws_id is null and ${wsId}::text is not null then 0 else 2 end as turn
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
