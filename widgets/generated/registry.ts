// Written by `npm run generate`; do not edit.
import type { ComponentType } from 'react';
import type { WidgetProps } from '#engine';

export type WidgetComponent = ComponentType<WidgetProps<Record<string, unknown>, Record<string, unknown>>>;

/** Safe: the engine hands a widget only the props and events that its own schema describes. */
function component(widget: unknown): WidgetComponent {
  return widget as WidgetComponent;
}

export const widgetRegistry: Record<string, () => Promise<WidgetComponent>> = {
  Backdrop: () => import('../Backdrop/Backdrop.tsx').then((module) => component(module.Backdrop)),
  Button: () => import('../Button/Button.tsx').then((module) => component(module.Button)),
  CaptchaField: () => import('../CaptchaField/CaptchaField.tsx').then((module) => component(module.CaptchaField)),
  Card: () => import('../Card/Card.tsx').then((module) => component(module.Card)),
  Carousel: () => import('../Carousel/Carousel.tsx').then((module) => component(module.Carousel)),
  Checkbox: () => import('../Checkbox/Checkbox.tsx').then((module) => component(module.Checkbox)),
  ChoiceList: () => import('../ChoiceList/ChoiceList.tsx').then((module) => component(module.ChoiceList)),
  Dialog: () => import('../Dialog/Dialog.tsx').then((module) => component(module.Dialog)),
  Divider: () => import('../Divider/Divider.tsx').then((module) => component(module.Divider)),
  Drawer: () => import('../Drawer/Drawer.tsx').then((module) => component(module.Drawer)),
  FormLayout: () => import('../FormLayout/FormLayout.tsx').then((module) => component(module.FormLayout)),
  Heading: () => import('../Heading/Heading.tsx').then((module) => component(module.Heading)),
  Icon: () => import('../Icon/Icon.tsx').then((module) => component(module.Icon)),
  Illustration: () => import('../Illustration/Illustration.tsx').then((module) => component(module.Illustration)),
  Image: () => import('../Image/Image.tsx').then((module) => component(module.Image)),
  Link: () => import('../Link/Link.tsx').then((module) => component(module.Link)),
  PasswordField: () => import('../PasswordField/PasswordField.tsx').then((module) => component(module.PasswordField)),
  Split: () => import('../Split/Split.tsx').then((module) => component(module.Split)),
  Stack: () => import('../Stack/Stack.tsx').then((module) => component(module.Stack)),
  Text: () => import('../Text/Text.tsx').then((module) => component(module.Text)),
  TextField: () => import('../TextField/TextField.tsx').then((module) => component(module.TextField)),
};
