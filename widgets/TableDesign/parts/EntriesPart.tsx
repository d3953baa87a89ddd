import { isComposing } from '../../kit/keys/is-composing.ts';
import { type ReactElement, useState } from 'react';
import { useIntl } from 'react-intl';
import { focusInside } from '#engine';
import type { PartProps } from '../DesignPart.ts';
import field from '../../kit/field/field.module.css';
import { Glyph } from '../../kit/icons/Glyph.tsx';
import { Spoken } from '../../kit/spoken/Spoken.tsx';
import { changedNames } from '../panel/panel-value.ts';
import styles from '../TableDesign.module.css';
import { lineMessages } from '../texts/line-messages.ts';
import { useNeed } from '../useNeed.ts';
import type { EntryKind } from './entry-kind.ts';
import type { PartFacts } from './part-facts.ts';
import { PartPanel } from './PartPanel.tsx';

interface EntriesPartProps extends PartProps {
  kind: EntryKind;
  label: string;
  facts: PartFacts;
  /** Texts of the button that adds an entry, and of the empty list. */
  adds: string;
  none: string;
  onNeed(table: string): void;
}

/** A part of a design that is a list: its entries in their order, with the panel of the chosen one. */
export function EntriesPart(given: EntriesPartProps): ReactElement {
  const { id, kind, label, facts, adds, none, design, chosen, turn, issues, onChange, onChoose, checkWith, onNeed } =
    given;
  const { formatMessage } = useIntl();
  const [said, setSaid] = useState('');
  const entries = kind.read(design);
  const at = Math.min(Number(chosen) || 0, entries.length - 1);
  const entry = entries[at];
  const needed = (entry && kind.views?.(entry, facts)) ?? [];
  useNeed(
    needed.flatMap((view) => facts.views.find((one) => one.value === view && !one.fields)?.table || []),
    onNeed,
  );
  const added = kind.make(facts);
  const focusRow = (index: number) =>
    requestAnimationFrame(() => document.getElementById(`${id}-entry-${index}`)?.focus());
  const add = () => {
    if (!added) return;
    onChange(kind.write(design, [...entries, added]));
    onChoose(String(entries.length));
    requestAnimationFrame(() => focusInside(document.getElementById(`${id}-panel`) ?? document.body));
  };
  const remove = (index: number) => {
    onChange(
      kind.write(
        design,
        entries.filter((_, one) => one !== index),
      ),
    );
    onChoose(String(Math.max(0, index - 1)));
    focusRow(Math.max(0, index - 1));
  };
  const move = (from: number, to: number) => {
    const moved = entries[from];
    if (!moved || to < 0 || to >= entries.length) return;
    const others = entries.filter((_, index) => index !== from);
    onChange(kind.write(design, [...others.slice(0, to), moved, ...others.slice(to)]));
    onChoose(String(to));
    const values = { name: kind.name(moved, facts).name, position: to + 1, count: entries.length };
    setSaid(formatMessage({ id: 'widget.TableDesign.moved' }, values));
    focusRow(to);
  };
  return (
    <div className={styles.halves}>
      <div className={styles.list}>
        {entries.length === 0 ? (
          <p className={styles.none}>{none}</p>
        ) : (
          <ol className={styles.rows} aria-label={label}>
            {entries.map((one, index) => {
              const { name } = kind.name(one, facts);
              const isChosen = index === at;
              return (
                // Entries have no names that stay while they are edited.
                // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its number.
                <li key={index} className={styles.row} data-chosen={isChosen || undefined}>
                  <button
                    type="button"
                    id={`${id}-entry-${index}`}
                    className={styles.choose}
                    aria-pressed={isChosen}
                    onClick={() => onChoose(String(index))}
                    onKeyDown={(event) => {
                      if (isComposing(event)) return;
                      const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
                      if (by === 0 && event.key !== 'Delete') return;
                      event.preventDefault();
                      if (by === 0) remove(index);
                      else if (event.altKey) move(index, index + by);
                      else document.getElementById(`${id}-entry-${index + by}`)?.focus();
                    }}
                  >
                    <span className={styles.name}>{name}</span>
                    {issues.some(({ key }) => key === String(index)) && (
                      <span className={styles.wrong}>
                        <Glyph name="alert" size={16} />
                        <Spoken>{formatMessage({ id: 'widget.TableDesign.wrong.entry' })}</Spoken>
                      </span>
                    )}
                  </button>
                  {(isChosen ? (['up', 'down', 'remove'] as const) : (['remove'] as const)).map((tool) => (
                    <button
                      key={tool}
                      type="button"
                      className={field.small}
                      data-square="true"
                      aria-label={formatMessage(lineMessages[tool], { name })}
                      disabled={(tool === 'up' && index === 0) || (tool === 'down' && index === entries.length - 1)}
                      onClick={() =>
                        tool === 'remove' ? remove(index) : move(index, index + (tool === 'up' ? -1 : 1))
                      }
                    >
                      <Glyph name={glyphs[tool]} size={16} />
                    </button>
                  ))}
                </li>
              );
            })}
          </ol>
        )}
        {added && entries.length < kind.most && (
          <div>
            <button type="button" className={field.small} onClick={add}>
              <Glyph name="plus" size={16} />
              {adds}
            </button>
          </div>
        )}
        <Spoken live>{said}</Spoken>
      </div>
      <div id={`${id}-panel`} className={styles.panel}>
        {entry && (
          <PartPanel
            key={`${at} ${turn} ${kind.basis?.(entry) ?? ''}`}
            id={`${id}-part`}
            label={formatMessage({ id: 'widget.TableDesign.panel' }, { name: kind.name(entry, facts).name })}
            inputs={kind.inputs(entry, facts)}
            required={kind.required(entry, facts)}
            value={kind.open(entry, facts)}
            denied={issues.filter(({ key }) => key === String(at))}
            onChange={(value) => {
              const next = kind.close(value, entry);
              if (JSON.stringify(next) === JSON.stringify(entry)) return;
              const list = entries.map((one, index) => (index === at ? next : one));
              if (kind.basis?.(next) !== kind.basis?.(entry)) keepFocus();
              onChange(kind.write(design, list), `${at} ${turn} ${changedNames(kind.open(entry, facts), value)}`);
            }}
            checkWith={checkWith}
          />
        )}
      </div>
    </div>
  );
}

/** The input with the focus is another element once its panel begins again. */
function keepFocus(): void {
  const id = document.activeElement?.id;
  if (id) requestAnimationFrame(() => document.getElementById(id)?.focus());
}

const glyphs = { up: 'chevron-up', down: 'chevron-down', remove: 'trash' } as const;
