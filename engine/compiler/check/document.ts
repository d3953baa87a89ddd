import { isObject } from '#schemas';
import type { Fault } from '#engine/document';
import { knownVersion, migrateDocument } from '#engine/written';
import { checkActions } from './action.ts';
import type { CheckContext } from './context.ts';
import { FaultList } from './fault-list.ts';
import { checkForm } from './form.ts';
import { checkIds } from './ids.ts';
import { checkLimits } from './limits.ts';
import { locateFaults } from './locate.ts';
import { checkNavigation } from './navigation.ts';
import { addUnknownRoles, checkNode } from './node.ts';
import { type Reach, reachOf, withoutRight } from './reach.ts';
import { findDocument } from './reference.ts';
import { checkRegions } from './regions.ts';
import { checkScopes } from './scopes.ts';
import { checkStructure } from './structure.ts';
import { checkTheme } from './theme.ts';
import type { Walk } from './walk.ts';

/**
 * Every mistake of a document, one fault each, in the order of the document's parts; never throws, whatever is handed
 * in. An older form is checked as what it is migrated to. With the file's text the faults have lines and columns.
 */
export function checkDocument(given: unknown, context: CheckContext, text?: string): Fault[] {
  const faults = new FaultList();
  if (!checkLimits(given, faults) || !checkVersion(given, faults)) return located(faults, text);
  const source = migrateDocument(given);
  if (checkStructure(source, faults)) {
    const shape = [...faults.faults];
    const walk: Walk = {
      context,
      faults: new FaultList(),
      fragments: [],
      checks: { actions: checkActions, node: checkNode },
    };
    checkMeaning(walk, source);
    for (const fault of walk.faults.faults) if (!shape.some((other) => covers(other, fault))) faults.push(fault);
  }
  return located(faults, text);
}

function located({ faults }: FaultList, text: string | undefined): Fault[] {
  return text === undefined ? faults : locateFaults(faults, text);
}

/** False for a document of a newer release, of which nothing else can be said. */
function checkVersion(source: unknown, faults: FaultList): boolean {
  if (!isObject(source)) return true;
  const { kind, version } = source;
  const known = knownVersion(kind);
  if (known === undefined || typeof version !== 'number' || version <= known) return true;
  faults.add('PAGE_VERSION', '/version', { version, kind: String(kind), known });
  return false;
}

function checkMeaning(walk: Walk, source: Record<string, unknown>): void {
  const { roleSets } = walk.context;
  const isOwnPlace = source.kind !== 'fragment' || source.roles !== undefined;
  const roles = typeof source.roles === 'string' ? source.roles : undefined;
  const reach = isOwnPlace ? reachOf(roles, roleSets) : undefined;
  if (roles !== undefined && !reach) addUnknownRoles(walk, roles, '/roles');
  // The meaning of a part is checked where it is used.
  if (source.kind === 'part') return;
  if (source.kind === 'form') {
    checkForm(walk, source);
    return;
  }
  if (source.kind === 'navigation') {
    checkNavigation(walk, source);
    return;
  }
  if (source.kind === 'theme') {
    checkTheme(walk, source);
    return;
  }
  checkIds(walk, source);
  if (typeof source.layout === 'string' && reach) checkLayout(walk, source.layout, reach);
  checkRegions(walk, source);
  const inner =
    source.kind === 'fragment' && typeof source.id === 'string' ? { ...walk, fragments: [source.id] } : walk;
  checkScopes(inner, source, reach);
}

function checkLayout(walk: Walk, name: string, reach: Reach): void {
  const layout = findDocument(walk, name, 'layout', '/layout');
  const shown = layout && reachOf(layout.roles, walk.context.roleSets);
  if (!shown) return;
  const excluded = withoutRight(reach, shown.isPublic ? 'public' : shown.roles);
  if (excluded.length) walk.faults.add('PAGE_LAYOUT_REACH', '/layout', { layout: name, roles: excluded.join(', ') });
}

/** One mistake, one fault: what is said about a value's shape is not said again of its meaning. */
function covers(shape: Fault, fault: Fault): boolean {
  if (shape.code === 'PAGE_MISSING') return false;
  return fault.pointer === shape.pointer || fault.pointer.startsWith(`${shape.pointer}/`);
}
