import { defineMessages, type MessageDescriptor } from 'react-intl';

type Words<Name extends string> = Readonly<Record<Name, MessageDescriptor>>;

/** The names of the properties that widgets have in common; others are shown by their name. */
export const propertyWords: Words<string> = defineMessages({
  text: { id: 'widget.PageDesigner.property.text' },
  label: { id: 'widget.PageDesigner.property.label' },
  title: { id: 'widget.PageDesigner.property.title' },
  description: { id: 'widget.PageDesigner.property.description' },
  alt: { id: 'widget.PageDesigner.property.alt' },
  hint: { id: 'widget.PageDesigner.property.hint' },
  placeholder: { id: 'widget.PageDesigner.property.placeholder' },
  emptyText: { id: 'widget.PageDesigner.property.emptyText' },
  unit: { id: 'widget.PageDesigner.property.unit' },
  addLabel: { id: 'widget.PageDesigner.property.addLabel' },
  tone: { id: 'widget.PageDesigner.property.tone' },
  size: { id: 'widget.PageDesigner.property.size' },
  variant: { id: 'widget.PageDesigner.property.variant' },
  icon: { id: 'widget.PageDesigner.property.icon' },
  iconEnd: { id: 'widget.PageDesigner.property.iconEnd' },
  iconOnly: { id: 'widget.PageDesigner.property.iconOnly' },
  align: { id: 'widget.PageDesigner.property.align' },
  justify: { id: 'widget.PageDesigner.property.justify' },
  direction: { id: 'widget.PageDesigner.property.direction' },
  gap: { id: 'widget.PageDesigner.property.gap' },
  padding: { id: 'widget.PageDesigner.property.padding' },
  width: { id: 'widget.PageDesigner.property.width' },
  height: { id: 'widget.PageDesigner.property.height' },
  minWidth: { id: 'widget.PageDesigner.property.minWidth' },
  maxWidth: { id: 'widget.PageDesigner.property.maxWidth' },
  level: { id: 'widget.PageDesigner.property.level' },
  weight: { id: 'widget.PageDesigner.property.weight' },
  inline: { id: 'widget.PageDesigner.property.inline' },
  lines: { id: 'widget.PageDesigner.property.lines' },
  mono: { id: 'widget.PageDesigner.property.mono' },
  live: { id: 'widget.PageDesigner.property.live' },
  color: { id: 'widget.PageDesigner.property.color' },
  block: { id: 'widget.PageDesigner.property.block' },
  disabled: { id: 'widget.PageDesigner.property.disabled' },
  pressed: { id: 'widget.PageDesigner.property.pressed' },
  type: { id: 'widget.PageDesigner.property.type' },
  elevation: { id: 'widget.PageDesigner.property.elevation' },
  href: { id: 'widget.PageDesigner.property.href' },
  external: { id: 'widget.PageDesigner.property.external' },
  current: { id: 'widget.PageDesigner.property.current' },
  src: { id: 'widget.PageDesigner.property.src' },
  fit: { id: 'widget.PageDesigner.property.fit' },
  radius: { id: 'widget.PageDesigner.property.radius' },
  frame: { id: 'widget.PageDesigner.property.frame' },
  enlarge: { id: 'widget.PageDesigner.property.enlarge' },
  priority: { id: 'widget.PageDesigner.property.priority' },
  wrap: { id: 'widget.PageDesigner.property.wrap' },
  grow: { id: 'widget.PageDesigner.property.grow' },
  room: { id: 'widget.PageDesigner.property.room' },
  element: { id: 'widget.PageDesigner.property.element' },
  columns: { id: 'widget.PageDesigner.property.columns' },
  dot: { id: 'widget.PageDesigner.property.dot' },
  name: { id: 'widget.PageDesigner.property.name' },
  illustration: { id: 'widget.PageDesigner.property.illustration' },
  value: { id: 'widget.PageDesigner.property.value' },
  max: { id: 'widget.PageDesigner.property.max' },
  format: { id: 'widget.PageDesigner.property.format' },
  digits: { id: 'widget.PageDesigner.property.digits' },
  better: { id: 'widget.PageDesigner.property.better' },
  change: { id: 'widget.PageDesigner.property.change' },
  several: { id: 'widget.PageDesigner.property.several' },
  decorative: { id: 'widget.PageDesigner.property.decorative' },
  joined: { id: 'widget.PageDesigner.property.joined' },
  layout: { id: 'widget.PageDesigner.property.layout' },
  ordered: { id: 'widget.PageDesigner.property.ordered' },
  divided: { id: 'widget.PageDesigner.property.divided' },
  loading: { id: 'widget.PageDesigner.property.loading' },
  labelHidden: { id: 'widget.PageDesigner.property.labelHidden' },
  fill: { id: 'widget.PageDesigner.property.fill' },
  legend: { id: 'widget.PageDesigner.property.legend' },
  stacked: { id: 'widget.PageDesigner.property.stacked' },
  horizontal: { id: 'widget.PageDesigner.property.horizontal' },
  currency: { id: 'widget.PageDesigner.property.currency' },
  kind: { id: 'widget.PageDesigner.property.kind' },
});

/** The names of choices that widgets have in common. */
export const choiceWords: Words<string> = defineMessages({
  info: { id: 'widget.PageDesigner.choice.info' },
  success: { id: 'widget.PageDesigner.choice.success' },
  warning: { id: 'widget.PageDesigner.choice.warning' },
  danger: { id: 'widget.PageDesigner.choice.danger' },
  accent: { id: 'widget.PageDesigner.choice.accent' },
  muted: { id: 'widget.PageDesigner.choice.muted' },
  default: { id: 'widget.PageDesigner.choice.default' },
  neutral: { id: 'widget.PageDesigner.choice.neutral' },
  inherit: { id: 'widget.PageDesigner.choice.inherit' },
  none: { id: 'widget.PageDesigner.choice.none' },
  xs: { id: 'widget.PageDesigner.choice.xs' },
  sm: { id: 'widget.PageDesigner.choice.sm' },
  md: { id: 'widget.PageDesigner.choice.md' },
  lg: { id: 'widget.PageDesigner.choice.lg' },
  xl: { id: 'widget.PageDesigner.choice.xl' },
  '2xl': { id: 'widget.PageDesigner.choice.2xl' },
  display: { id: 'widget.PageDesigner.choice.display' },
  start: { id: 'widget.PageDesigner.choice.start' },
  center: { id: 'widget.PageDesigner.choice.center' },
  end: { id: 'widget.PageDesigner.choice.end' },
  stretch: { id: 'widget.PageDesigner.choice.stretch' },
  baseline: { id: 'widget.PageDesigner.choice.baseline' },
  between: { id: 'widget.PageDesigner.choice.between' },
  column: { id: 'widget.PageDesigner.choice.column' },
  row: { id: 'widget.PageDesigner.choice.row' },
  regular: { id: 'widget.PageDesigner.choice.regular' },
  medium: { id: 'widget.PageDesigner.choice.medium' },
  semibold: { id: 'widget.PageDesigner.choice.semibold' },
  primary: { id: 'widget.PageDesigner.choice.primary' },
  secondary: { id: 'widget.PageDesigner.choice.secondary' },
  ghost: { id: 'widget.PageDesigner.choice.ghost' },
  button: { id: 'widget.PageDesigner.choice.button' },
  submit: { id: 'widget.PageDesigner.choice.submit' },
  flat: { id: 'widget.PageDesigner.choice.flat' },
  raised: { id: 'widget.PageDesigner.choice.raised' },
  floating: { id: 'widget.PageDesigner.choice.floating' },
  cover: { id: 'widget.PageDesigner.choice.cover' },
  contain: { id: 'widget.PageDesigner.choice.contain' },
  full: { id: 'widget.PageDesigner.choice.full' },
  horizontal: { id: 'widget.PageDesigner.choice.horizontal' },
  vertical: { id: 'widget.PageDesigner.choice.vertical' },
  any: { id: 'widget.PageDesigner.choice.any' },
  wide: { id: 'widget.PageDesigner.choice.wide' },
  narrow: { id: 'widget.PageDesigner.choice.narrow' },
  page: { id: 'widget.PageDesigner.choice.page' },
  decimal: { id: 'widget.PageDesigner.choice.decimal' },
  percent: { id: 'widget.PageDesigner.choice.percent' },
  compact: { id: 'widget.PageDesigner.choice.compact' },
  up: { id: 'widget.PageDesigner.choice.up' },
  down: { id: 'widget.PageDesigner.choice.down' },
});

/** What a step did. */
export const stepWords: Words<
  'insert' | 'remove' | 'move' | 'restore' | 'text' | 'property' | 'audience' | 'paste' | 'duplicate' | 'document'
> = defineMessages({
  insert: { id: 'widget.PageDesigner.step.insert' },
  remove: { id: 'widget.PageDesigner.step.remove' },
  move: { id: 'widget.PageDesigner.step.move' },
  restore: { id: 'widget.PageDesigner.step.restore' },
  text: { id: 'widget.PageDesigner.step.text' },
  property: { id: 'widget.PageDesigner.step.property' },
  audience: { id: 'widget.PageDesigner.step.audience' },
  paste: { id: 'widget.PageDesigner.step.paste' },
  duplicate: { id: 'widget.PageDesigner.step.duplicate' },
  document: { id: 'widget.PageDesigner.step.document' },
});

/** The groups of the palette. */
export const categoryWords: Words<
  'records' | 'layout' | 'text' | 'input' | 'data' | 'navigation' | 'action' | 'frame'
> = defineMessages({
  records: { id: 'widget.PageDesigner.category.records' },
  layout: { id: 'widget.PageDesigner.category.layout' },
  text: { id: 'widget.PageDesigner.category.text' },
  input: { id: 'widget.PageDesigner.category.input' },
  data: { id: 'widget.PageDesigner.category.data' },
  navigation: { id: 'widget.PageDesigner.category.navigation' },
  action: { id: 'widget.PageDesigner.category.action' },
  frame: { id: 'widget.PageDesigner.category.frame' },
});

/** Why a change is refused, by the codes of the rights of changed pages. */
export const denialWords: Words<string> = defineMessages({
  CHANGE_CALL: { id: 'widget.PageDesigner.denial.CHANGE_CALL' },
  CHANGE_GESTURE: { id: 'widget.PageDesigner.denial.CHANGE_GESTURE' },
  CHANGE_ADDRESS: { id: 'widget.PageDesigner.denial.CHANGE_ADDRESS' },
  CHANGE_KEY: { id: 'widget.PageDesigner.denial.CHANGE_KEY' },
  CHANGE_PRELOAD: { id: 'widget.PageDesigner.denial.CHANGE_PRELOAD' },
  CHANGE_SEALED: { id: 'widget.PageDesigner.denial.CHANGE_SEALED' },
  CHANGE_FEEDS: { id: 'widget.PageDesigner.denial.CHANGE_FEEDS' },
  CHANGE_STATE: { id: 'widget.PageDesigner.denial.CHANGE_STATE' },
  CHANGE_ARGUMENT: { id: 'widget.PageDesigner.denial.CHANGE_ARGUMENT' },
  CHANGE_ACTIONS: { id: 'widget.PageDesigner.denial.CHANGE_ACTIONS' },
  CHANGE_SECRET: { id: 'widget.PageDesigner.denial.CHANGE_SECRET' },
  CHANGE_CLOSED: { id: 'widget.PageDesigner.denial.CHANGE_CLOSED' },
});

/** Who sees a part, by role set. */
export const audienceWords: Words<
  'all' | 'workspaceAdmins' | 'editors' | 'accountAdmins' | 'workspaceMembers' | 'system' | 'other'
> = defineMessages({
  all: { id: 'widget.PageDesigner.audience.all' },
  workspaceAdmins: { id: 'widget.PageDesigner.audience.workspaceAdmins' },
  editors: { id: 'widget.PageDesigner.audience.editors' },
  accountAdmins: { id: 'widget.PageDesigner.audience.accountAdmins' },
  workspaceMembers: { id: 'widget.PageDesigner.audience.workspaceMembers' },
  system: { id: 'widget.PageDesigner.audience.system' },
  other: { id: 'widget.PageDesigner.audience.other' },
});

/** Marks of the outline. */
export const partWords: Words<'added' | 'changed' | 'audience' | 'dialogs' | 'drawers'> = defineMessages({
  added: { id: 'widget.PageDesigner.outline.added' },
  changed: { id: 'widget.PageDesigner.outline.changed' },
  audience: { id: 'widget.PageDesigner.outline.audience' },
  dialogs: { id: 'widget.PageDesigner.outline.dialogs' },
  drawers: { id: 'widget.PageDesigner.outline.drawers' },
});

/** Why a step was not made. */
export const stepIssueWords: Words<'step' | 'unreadable' | 'tooLarge'> = defineMessages({
  step: { id: 'widget.PageDesigner.refused' },
  unreadable: { id: 'widget.PageDesigner.refused.unreadable' },
  tooLarge: { id: 'widget.PageDesigner.refused.tooLarge' },
});

/** What became of the last change. */
export const statusWords: Words<'saved' | 'saving' | 'unsaved' | 'failed'> = defineMessages({
  saved: { id: 'widget.PageDesigner.saved' },
  saving: { id: 'widget.PageDesigner.saving' },
  unsaved: { id: 'widget.PageDesigner.unsaved' },
  failed: { id: 'widget.PageDesigner.unsaved' },
});

/** The words of a table for a name; undefined for another one. */
export function wordsFor(
  table: Readonly<Record<string, MessageDescriptor>>,
  name: string,
): MessageDescriptor | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
