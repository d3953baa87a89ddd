import { type ClipboardEvent, type KeyboardEvent, type ReactElement, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Schemas } from '#openapi';
import { isComposing } from '../../kit/keys/is-composing.ts';
import { wordsOf } from '../design.ts';
import { optionColours } from '../option-colours.ts';
import { newOption } from '../proposed-options.ts';
import { withWord, wordIn } from '../texts/words.ts';
import { TextPart } from './controls.tsx';
import styles from './inputs.module.css';
import { Lines, movedLine } from './Lines.tsx';
import { linesIn, mostOptions, type Pasted, pasteLines, repeatedNames } from './option-lines.ts';
import { OptionDetails } from './OptionDetails.tsx';
import { OptionNotes } from './OptionNotes.tsx';
import type { StructuredProps } from './structured.tsx';

type Option = Schemas['Option'];

/** Safe: the schema of a form describes options, and saving checks what is in them. */
const asOptions = (value: unknown): Option[] => (Array.isArray(value) ? (value as Option[]) : []);

/** The options of a field: each keeps its stored value while its words change, so that records keep what was chosen. */
export function OptionList(props: StructuredProps): ReactElement {
  return <Options {...props} depth={1} isColoured />;
}

/** The same with options below options, such as regions and cities. */
export function OptionTree(props: StructuredProps): ReactElement {
  return <Options {...props} depth={4} isColoured={false} />;
}

/** A row that waits for its name, and where it is; it is no option until then. */
interface Blank {
  option: Option;
  at: number;
}

interface OptionsProps extends StructuredProps {
  /** How many levels there may be. */
  depth: number;
  /** New options take the next colour. */
  isColoured: boolean;
}

/** An option without what says nothing. */
const tidy = ({ colour, is_disabled, children, ...option }: Option): Option => ({
  ...option,
  ...(colour && { colour }),
  ...(is_disabled && { is_disabled }),
  ...(children && children.length > 0 && { children }),
});

function Options({ id, label, error, value, onChange, depth, isColoured }: OptionsProps): ReactElement {
  const { formatMessage, locale } = useIntl();
  const options = asOptions(value);
  const [blank, setBlank] = useState<Blank>();
  const [pasted, setPasted] = useState<Pasted>();
  const least = isColoured ? 1 : 0;
  const lines = blank ? [...options.slice(0, blank.at), blank.option, ...options.slice(blank.at)] : options;
  const usual = (at: number) => formatMessage({ id: 'widget.TableDesign.option' }, { at: at + 1 });
  const usualNames = new Set(lines.map((_, at) => usual(at)));
  const isUnnamed = ({ label: words }: Option): boolean => {
    const text = wordsOf(words, locale);
    return text === '' || usualNames.has(text);
  };
  const withText = (option: Option, text: string): Option => ({
    ...option,
    label: withWord(option.label, locale, text),
  });
  const put = (next: Option[]) => {
    const at = blank ? next.indexOf(blank.option) : -1;
    setBlank(blank && at >= 0 ? { ...blank, at } : undefined);
    const named = next.filter((one) => one !== blank?.option);
    if (named.length !== options.length || named.some((one, index) => one !== options[index])) onChange(named);
  };
  const focusRow = (at: number) => requestAnimationFrame(() => document.getElementById(`${id}-${at}-label`)?.focus());
  /** A row for the next option at a position: one that has no name yet, or a new one. */
  const goTo = (at: number) => {
    const row = lines[at];
    if (!(row && isUnnamed(row)) && options.length < mostOptions) {
      const before = lines.slice(0, at).filter((one) => one !== blank?.option);
      setBlank({ option: newOption(options, '', isColoured), at: before.length });
      focusRow(before.length);
    } else focusRow(at);
  };
  const keys = (event: KeyboardEvent<HTMLInputElement>, at: number) => {
    if (isComposing(event)) return;
    const isEmpty = event.currentTarget.value === '';
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (event.key === 'Enter') {
      if (!isEmpty) goTo(at + 1);
    } else if (event.key === 'Backspace' && isEmpty && (lines[at] === blank?.option || options.length > least)) {
      put(lines.filter((_, index) => index !== at));
      focusRow(Math.max(0, at - 1));
    } else if (event.altKey && step !== 0) {
      const to = at + step;
      if (to < 0 || to >= lines.length) return;
      put(movedLine(lines, at, to));
      focusRow(to);
    } else return;
    event.preventDefault();
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>, at: number) => {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\r\n\t]/.test(text.trim())) return;
    event.preventDefault();
    const made = pasteLines(linesIn(text), lines, { at, isUnnamed, isColoured, withText });
    setPasted(made);
    put(made.options);
    if (made.last !== undefined) focusRow(made.last);
  };
  return (
    <Lines
      id={`${id}-lines`}
      label={label}
      error={error}
      lines={lines}
      least={blank ? least + 1 : least}
      most={mostOptions}
      isDragged
      nameOf={(option, at) => wordsOf(option.label, locale) || usual(at)}
      keyOf={({ value: stored }, at) => (stored === '' ? String(at) : stored)}
      onChange={put}
      adding={{ label: formatMessage({ id: 'widget.TableDesign.option.add' }), onAdd: () => goTo(lines.length) }}
      note={
        <>
          <datalist id={`${id}-colours`}>
            {optionColours.map((colour) => (
              <option key={colour}>{colour}</option>
            ))}
          </datalist>
          <OptionNotes pasted={pasted} repeated={repeatedNames(options.map((one) => wordsOf(one.label, locale)))} />
        </>
      }
      row={(option, at, change) => (
        <div className={styles.option}>
          <input
            type="color"
            className={styles.colour}
            data-none={option.colour === undefined || undefined}
            aria-label={formatMessage({ id: 'widget.TableDesign.option.colour' }, { at: at + 1 })}
            list={`${id}-colours`}
            value={option.colour ?? '#8c8c8c'}
            onChange={({ target }) => change({ ...option, colour: target.value })}
          />
          <TextPart
            id={`${id}-${at}-label`}
            label={usual(at)}
            isLabelHidden
            maxLength={100}
            value={wordIn(option.label, locale)}
            placeholder={wordsOf(option.label, locale) || usual(at)}
            events={{
              onKeyDown: (event) => keys(event, at),
              onPaste: (event) => paste(event, at),
              // What is typed replaces the name that an option begins with.
              onFocus: ({ target }) => isUnnamed(option) && target.select(),
              onClick: ({ currentTarget }) => isUnnamed(option) && currentTarget.select(),
            }}
            onChange={(text) => change(withText(option, text))}
          />
        </div>
      )}
      details={(option, at, change) => (
        <OptionDetails id={`${id}-${at}`} option={option} at={at} onChange={(next) => change(tidy(next))}>
          {depth > 1 && (
            <Options
              id={`${id}-${at}-below`}
              label={formatMessage({ id: 'widget.TableDesign.option.below' }, { name: wordsOf(option.label, locale) })}
              error={undefined}
              value={option.children}
              options={{}}
              depth={depth - 1}
              isColoured={false}
              onChange={(children) => change(tidy({ ...option, children: asOptions(children) }))}
            />
          )}
        </OptionDetails>
      )}
    />
  );
}
