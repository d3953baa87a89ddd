/** How people choose and set up each kind of field. The editor of tables alone imports it. */
import type { KindDesign } from './base/define-design.ts';
import type { FieldKind, KindName } from './base/field-kind.ts';
import { designs } from './generated/designs.ts';

export type {
  Choice,
  Example,
  InitialSource,
  KindDesign,
  KnownField,
  NewField,
  Panel,
  PanelInput,
  PanelInputs,
  PanelSchema,
  Target,
} from './base/define-design.ts';

// Safe: the registry has each kind under its own name, so that its methods are handed designs of that kind.
const all = designs as Readonly<Record<KindName, KindDesign<KindName>>>;

// Safe: the names of the registry are those of the kinds.
const kindNames = Object.keys(designs) as KindName[];

/** How fields of a kind are chosen and set up, by its name. */
export const designOf = (name: KindName): KindDesign<KindName> => all[name];

/** The same, by the design of a field. */
export const designOfKind = (kind: FieldKind): KindDesign<KindName> => all[kind.type];

/** The kinds that the stored values of a field can be converted to. */
export function convertibleTo(kind: FieldKind): KindName[] {
  const named = all[kind.type].convertsTo?.(kind) ?? [];
  return [...named, ...kindNames.filter((name) => all[name].convertsFrom?.includes(kind.type))];
}

/** The kinds of one part of the menu, in their order there. */
export function kindsIn(group: KindDesign<KindName>['menu']['group']): KindName[] {
  return kindNames
    .filter((name) => all[name].menu.group === group)
    .sort((one, other) => all[one].menu.order - all[other].menu.order);
}
