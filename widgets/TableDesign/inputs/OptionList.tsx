import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { Schemas } from '#openapi';
import { wordsOf } from '../design.ts';
import { newOption } from '../proposed-options.ts';
import { withWord, wordIn } from '../texts/words.ts';
import { FlagPart, TextPart } from './controls.tsx';
import styles from './inputs.module.css';
import { Lines } from './Lines.tsx';
import type { StructuredProps } from './structured.tsx';

type Option = Schemas['Option'];

/** Safe: the schema of a form describes options, and saving checks what is in them. */
const asOptions = (value: unknown): Option[] => (Array.isArray(value) ? (value as Option[]) : []);

/** The options of a field: each keeps its stored value while its words change, so that records keep what was chosen. */
export function OptionList(props: StructuredProps): ReactElement {
  return <Options {...props} depth={1} />;
}

/** The same with options below options, such as regions and cities. */
export function OptionTree(props: StructuredProps): ReactElement {
  return <Options {...props} depth={4} />;
}

function Options({ id, label, error, value, onChange, depth }: StructuredProps & { depth: number }): ReactElement {
  const { formatMessage, locale } = useIntl();
  const options = asOptions(value);
  const other = locale.startsWith('zh') ? 'en-US' : 'zh-CN';
  const said = (option: Option, language: string, text: string): Option => ({
    ...option,
    label: withWord(option.label, language, text),
  });
  const put = ({ colour, is_disabled, children, ...option }: Option): Option => ({
    ...option,
    ...(colour && { colour }),
    ...(is_disabled && { is_disabled }),
    ...(children && children.length > 0 && { children }),
  });
  return (
    <Lines
      id={`${id}-lines`}
      label={label}
      error={error}
      lines={options}
      least={depth === 1 ? 1 : 0}
      nameOf={(option, at) =>
        wordsOf(option.label, locale) || formatMessage({ id: 'widget.TableDesign.option' }, { at: at + 1 })
      }
      keyOf={({ value: stored }, at) => (stored === '' ? String(at) : stored)}
      onChange={onChange}
      adding={{
        label: formatMessage({ id: 'widget.TableDesign.option.add' }),
        make: () => newOption(options, formatMessage({ id: 'widget.TableDesign.option' }, { at: options.length + 1 })),
      }}
      row={(option, at, change) => (
        <div className={styles.option}>
          <input
            type="color"
            className={styles.colour}
            data-none={option.colour === undefined || undefined}
            aria-label={formatMessage({ id: 'widget.TableDesign.option.colour' }, { at: at + 1 })}
            value={option.colour ?? '#8c8c8c'}
            onChange={({ target }) => change(put({ ...option, colour: target.value }))}
          />
          <TextPart
            id={`${id}-${at}-label`}
            label={formatMessage({ id: 'widget.TableDesign.option' }, { at: at + 1 })}
            isLabelHidden
            maxLength={100}
            value={wordIn(option.label, locale)}
            placeholder={wordsOf(option.label, locale)}
            onChange={(text) => change(said(option, locale, text))}
          />
        </div>
      )}
      details={(option, at, change) => (
        <>
          <TextPart
            id={`${id}-${at}-other`}
            label={formatMessage({ id: 'widget.TableDesign.option.elsewhere' }, { at: at + 1 })}
            maxLength={100}
            value={wordIn(option.label, other)}
            onChange={(text) => change(said(option, other, text))}
          />
          <TextPart
            id={`${id}-${at}-stored`}
            label={formatMessage({ id: 'widget.TableDesign.option.stored' })}
            hint={formatMessage({ id: 'widget.TableDesign.option.stored.hint' })}
            maxLength={60}
            value={option.value}
            onChange={() => undefined}
            isDisabled
          />
          {option.colour !== undefined && (
            <FlagPart
              id={`${id}-${at}-coloured`}
              label={formatMessage({ id: 'widget.TableDesign.option.coloured' })}
              value
              onChange={() => change(put({ ...option, colour: undefined }))}
            />
          )}
          <FlagPart
            id={`${id}-${at}-closed`}
            label={formatMessage({ id: 'widget.TableDesign.option.closed' })}
            value={option.is_disabled === true}
            onChange={(isClosed) => change(put({ ...option, is_disabled: isClosed }))}
          />
          {depth > 1 && (
            <Options
              id={`${id}-${at}-below`}
              label={formatMessage({ id: 'widget.TableDesign.option.below' }, { name: wordsOf(option.label, locale) })}
              error={undefined}
              value={option.children}
              options={{}}
              depth={depth - 1}
              onChange={(children) => change(put({ ...option, children: asOptions(children) }))}
            />
          )}
        </>
      )}
    />
  );
}
