// Written by `npm run generate`; do not edit.
import type { ComponentType } from 'react';
import type { WidgetProps } from '#engine';

export type WidgetComponent = ComponentType<WidgetProps<Record<string, unknown>, Record<string, unknown>>>;

/** Safe: the engine hands a widget only the props and events that its own schema describes. */
function component(widget: unknown): WidgetComponent {
  return widget as WidgetComponent;
}

export const widgetRegistry: Record<string, () => Promise<WidgetComponent>> = {
  AppBar: () => import('../AppBar/AppBar.tsx').then((module) => component(module.AppBar)),
  Avatar: () => import('../Avatar/Avatar.tsx').then((module) => component(module.Avatar)),
  Backdrop: () => import('./sign-in.ts').then((module) => component(module.Backdrop)),
  Badge: () => import('../Badge/Badge.tsx').then((module) => component(module.Badge)),
  Breadcrumb: () => import('../Breadcrumb/Breadcrumb.tsx').then((module) => component(module.Breadcrumb)),
  Button: () => import('./sign-in.ts').then((module) => component(module.Button)),
  ButtonGroup: () => import('../ButtonGroup/ButtonGroup.tsx').then((module) => component(module.ButtonGroup)),
  CaptchaField: () => import('./sign-in.ts').then((module) => component(module.CaptchaField)),
  Card: () => import('./sign-in.ts').then((module) => component(module.Card)),
  CardList: () => import('../CardList/CardList.tsx').then((module) => component(module.CardList)),
  Carousel: () => import('./sign-in.ts').then((module) => component(module.Carousel)),
  ChangeList: () => import('../ChangeList/ChangeList.tsx').then((module) => component(module.ChangeList)),
  Checkbox: () => import('./sign-in.ts').then((module) => component(module.Checkbox)),
  ChoiceList: () => import('../ChoiceList/ChoiceList.tsx').then((module) => component(module.ChoiceList)),
  ColorField: () => import('../ColorField/ColorField.tsx').then((module) => component(module.ColorField)),
  Descriptions: () => import('../Descriptions/Descriptions.tsx').then((module) => component(module.Descriptions)),
  Dialog: () => import('../Dialog/Dialog.tsx').then((module) => component(module.Dialog)),
  Divider: () => import('../Divider/Divider.tsx').then((module) => component(module.Divider)),
  Drawer: () => import('../Drawer/Drawer.tsx').then((module) => component(module.Drawer)),
  Empty: () => import('../Empty/Empty.tsx').then((module) => component(module.Empty)),
  ErrorPanel: () => import('../ErrorPanel/ErrorPanel.tsx').then((module) => component(module.ErrorPanel)),
  Form: () => import('../Form/Form.tsx').then((module) => component(module.Form)),
  FormLayout: () => import('./sign-in.ts').then((module) => component(module.FormLayout)),
  Grid: () => import('../Grid/Grid.tsx').then((module) => component(module.Grid)),
  Heading: () => import('./sign-in.ts').then((module) => component(module.Heading)),
  Icon: () => import('../Icon/Icon.tsx').then((module) => component(module.Icon)),
  Illustration: () => import('../Illustration/Illustration.tsx').then((module) => component(module.Illustration)),
  Image: () => import('./sign-in.ts').then((module) => component(module.Image)),
  ImageSlots: () => import('../ImageSlots/ImageSlots.tsx').then((module) => component(module.ImageSlots)),
  ImageUpload: () => import('../ImageUpload/ImageUpload.tsx').then((module) => component(module.ImageUpload)),
  Link: () => import('../Link/Link.tsx').then((module) => component(module.Link)),
  Menu: () => import('../Menu/Menu.tsx').then((module) => component(module.Menu)),
  Notice: () => import('./sign-in.ts').then((module) => component(module.Notice)),
  NumberField: () => import('../NumberField/NumberField.tsx').then((module) => component(module.NumberField)),
  Outlet: () => import('../Outlet/Outlet.tsx').then((module) => component(module.Outlet)),
  PageFrame: () => import('../PageFrame/PageFrame.tsx').then((module) => component(module.PageFrame)),
  PasswordField: () => import('./sign-in.ts').then((module) => component(module.PasswordField)),
  PreviewFrame: () => import('../PreviewFrame/PreviewFrame.tsx').then((module) => component(module.PreviewFrame)),
  Progress: () => import('../Progress/Progress.tsx').then((module) => component(module.Progress)),
  RadioGroup: () => import('../RadioGroup/RadioGroup.tsx').then((module) => component(module.RadioGroup)),
  SegmentedControl: () => import('../SegmentedControl/SegmentedControl.tsx').then((module) => component(module.SegmentedControl)),
  Select: () => import('../Select/Select.tsx').then((module) => component(module.Select)),
  SideNav: () => import('../SideNav/SideNav.tsx').then((module) => component(module.SideNav)),
  Skeleton: () => import('../Skeleton/Skeleton.tsx').then((module) => component(module.Skeleton)),
  Spinner: () => import('../Spinner/Spinner.tsx').then((module) => component(module.Spinner)),
  Split: () => import('./sign-in.ts').then((module) => component(module.Split)),
  Stack: () => import('./sign-in.ts').then((module) => component(module.Stack)),
  Switch: () => import('../Switch/Switch.tsx').then((module) => component(module.Switch)),
  Tabs: () => import('../Tabs/Tabs.tsx').then((module) => component(module.Tabs)),
  Tag: () => import('../Tag/Tag.tsx').then((module) => component(module.Tag)),
  Text: () => import('./sign-in.ts').then((module) => component(module.Text)),
  TextArea: () => import('../TextArea/TextArea.tsx').then((module) => component(module.TextArea)),
  TextField: () => import('./sign-in.ts').then((module) => component(module.TextField)),
  TextList: () => import('../TextList/TextList.tsx').then((module) => component(module.TextList)),
  Toolbar: () => import('../Toolbar/Toolbar.tsx').then((module) => component(module.Toolbar)),
  VersionList: () => import('../VersionList/VersionList.tsx').then((module) => component(module.VersionList)),
};
