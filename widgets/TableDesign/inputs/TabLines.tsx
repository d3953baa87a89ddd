import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { type FormNode, newFieldId, wordsOf } from '../design.ts';
import { withWord, wordIn } from '../texts/words.ts';
import { TextPart } from './controls.tsx';
import { Lines } from './Lines.tsx';
import type { StructuredProps } from './structured.tsx';

type Tab = Extract<FormNode, { node: 'tabs' }>['tabs'][number];

/** The tabs of a layout control: named, ordered and added; one with controls in it cannot be taken away. */
export function TabLines({ id, label, error, value, onChange }: StructuredProps): ReactElement {
  const { formatMessage, locale } = useIntl();
  // Safe: the panel hands out the tabs of the design.
  const tabs = Array.isArray(value) ? (value as Tab[]) : [];
  const other = locale.startsWith('zh') ? 'en-US' : 'zh-CN';
  const name = (at: number) => formatMessage({ id: 'widget.TableDesign.tab' }, { at: at + 1 });
  const said = (tab: Tab, language: string, text: string): Tab => ({
    ...tab,
    title: withWord(tab.title, language, text),
  });
  return (
    <Lines
      id={`${id}-lines`}
      label={label}
      error={error}
      lines={tabs}
      least={1}
      most={20}
      nameOf={(tab, at) => wordsOf(tab.title, locale) || name(at)}
      keyOf={(tab) => tab.id}
      mayRemove={({ children }) => children.length === 0}
      onChange={onChange}
      adding={{
        label: formatMessage({ id: 'widget.TableDesign.tab.add' }),
        make: () => ({
          id: newFieldId(
            'tab',
            tabs.map((tab) => tab.id),
          ),
          title: name(tabs.length),
          children: [],
        }),
      }}
      row={(tab, at, change) => (
        <TextPart
          id={`${id}-${at}-title`}
          label={name(at)}
          isLabelHidden
          maxLength={100}
          value={wordIn(tab.title, locale)}
          placeholder={wordsOf(tab.title, locale)}
          onChange={(text) => change(said(tab, locale, text))}
        />
      )}
      details={(tab, at, change) => (
        <TextPart
          id={`${id}-${at}-other`}
          label={formatMessage({ id: 'widget.TableDesign.tab.elsewhere' }, { at: at + 1 })}
          maxLength={100}
          value={wordIn(tab.title, other)}
          onChange={(text) => change(said(tab, other, text))}
        />
      )}
    />
  );
}
