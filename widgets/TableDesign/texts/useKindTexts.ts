import { useMemo } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { choiceMessages, helpMessages, sourceMessages } from './choice-messages.ts';
import { effectMessages, partMessages } from './part-messages.ts';
import { kindMessages, propertyMessages, sectionMessages, serialMessages } from './kind-messages.ts';
import { kindGroupMessages, kindHints } from './kind-hints.ts';
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

/** What kinds, their properties and the choices of these are called in the language of the page. */
export function useKindTexts(): KindTexts {
  const { formatMessage, locale } = useIntl();
  return useMemo(() => {
    const textOf = (message: MessageDescriptor | undefined): string | undefined => message && formatMessage(message);
    return {
      locale,
      kind: (type) => textOf(own(kindMessages, type)) ?? type,
      kindHint: (type) => textOf(own(kindHints, type)) ?? '',
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
