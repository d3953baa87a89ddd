// Written by `npm run generate`; do not edit.
import type { ComponentType } from 'react';
import type { WidgetProps } from '#engine';
import * as signIn from './sign-in.ts';

export type WidgetComponent = ComponentType<WidgetProps<Record<string, unknown>, Record<string, unknown>>>;

/** Safe: the engine hands a widget only the props and events that its own schema describes. */
function component(widget: unknown): WidgetComponent {
  return widget as WidgetComponent;
}

const later = 'Accordion AddressField AmountField AppBar Avatar Badge Board BottomPanel Breadcrumb ButtonGroup Calendar CardList Carousel ChangeList Chart CheckMatrix Checklist ChoiceList CodeField ColorField Column ColumnMapping CommandPalette ConfirmButton CustomPage DateField DateRange DepartmentPicker Descriptions Dialog Drawer Dropdown DurationField Empty ErrorPanel FileUpload FilterBar FilterEditor FilterText Form FormField Frame Gallery Grid Icon IconPicker Illustration ImageSlots ImageUpload JsonField List ListLook LocalizedTexts Markdown Matrix Menu MergeConflicts MountedPages MultiSelect NavTabs NavTree NumberField Outlet PageActions PageDesigner PageFrame PageTags Pagination PaletteGroup PasswordRules PhoneField Popover PreviewFrame Progress ProgressRing QrCode RadioGroup RecordForm Region RichText Screen SegmentedControl Select SheetColumns SheetNotations ShortcutList SideNav Signature Skeleton Slider Spinner Statistic StatisticEditor Steps Switch Table TableDesign Tabs Tag TagsBar TextArea TextList TimeField Timeline Toolbar Tooltip Tree TreeSelect TreeTable UserPicker VersionList ViewBar'.split(' ');

export const widgetRegistry: Record<string, () => Promise<WidgetComponent>> = Object.fromEntries([
  ...Object.entries(signIn).map(([name, widget]) => [name, async () => component(widget)]),
  ...later.map((name) => [name, async () => component(await (await import('./lazy.ts')).loaders[name]?.())]),
]);
