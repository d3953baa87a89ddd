import { useMemo } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { isKind } from '#kinds';
import { choiceMessages, helpMessages, sourceMessages } from './choice-messages.ts';
import { effectMessages, partMessages } from './part-messages.ts';
import { layoutMessages, propertyMessages, sectionMessages, serialMessages } from './kind-messages.ts';
import { kindGroupMessages, layoutHints } from './kind-hints.ts';
import type { PanelTexts } from './panel-texts.ts';

interface KindTexts extends PanelTexts {
  kind(type: string): string;
  /** What a kind is for, and what a group of kinds is called. */
  kindHint(type: string): string;
  kindGroup(name: string): string;
  /** What a part of a serial number is called. */
  serial(kind: string): string;
  /** What an effect of a rule is called, and what it does to a control. */
  effect(name: string): string;
  /** What a part of the design is called. */
  part(name: string): string;
}

const own = (messages: Readonly<Record<string, MessageDescriptor>>, name: string): MessageDescriptor | undefined =>
  Object.hasOwn(messages, name) ? messages[name] : undefined;

/** What a kind of field is called, or with `.hint` what it is for: `kinds/<kind>/messages.*.json`. Undefined for what is no kind. */
const kindMessage = (type: string, part: '' | '.hint' = ''): MessageDescriptor | undefined =>
  isKind(type) ? { id: `widget.TableDesign.kind.${type}${part}` } : undefined;

/** What kinds, their properties and the choices of these are called in the language of the page. */
export function useKindTexts(): KindTexts {
  const { formatMessage, locale } = useIntl();
  return useMemo(() => {
    const textOf = (message: MessageDescriptor | undefined): string | undefined => message && formatMessage(message);
    return {
      locale,
      kind: (type) => textOf(own(layoutMessages, type) ?? kindMessage(type)) ?? type,
      kindHint: (type) => textOf(own(layoutHints, type) ?? kindMessage(type, '.hint')) ?? '',
      kindGroup: (name) => textOf(own(kindGroupMessages, name)) ?? name,
      property: (name) => textOf(own(propertyMessages, name)) ?? name,
      elsewhere: (name) => formatMessage({ id: 'widget.TableDesign.elsewhere' }, { name }),
      choice: (value) => textOf(own(choiceMessages, value)) ?? value,
      none: (source) => textOf(own(sourceMessages, source)) ?? '',
      help: (name) => textOf(own(helpMessages, name)) ?? '',
      set: (name, value) => formatMessage({ id: 'widget.TableDesign.set' }, { name, value }),
      section: (name) => textOf(own(sectionMessages, name)) ?? name,
      effect: (name) => textOf(own(effectMessages, name)) ?? name,
      part: (name) => textOf(own(partMessages, name)) ?? name,
      serial: (kind) => textOf(own(serialMessages, kind)) ?? kind,
    };
  }, [formatMessage, locale]);
}
