import { type KeyboardEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import field from '../kit/field/field.module.css';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { isComposing } from '../kit/keys/is-composing.ts';
import { ListPart } from '../kit/listbox/ListPart.tsx';
import { optionIndexOf } from '../kit/listbox/OptionList.tsx';
import { Spoken } from '../kit/spoken/Spoken.tsx';
import { findKinds, kindGroups } from './kind-menu.ts';
import { KindGlyph } from './KindGlyph.tsx';
import styles from './KindMenu.module.css';
import type { AddedKind } from './kind-menu.ts';
import { useKindTexts } from './texts/useKindTexts.ts';

interface KindMenuProps {
  id: string;
  label: string;
  without: ReadonlySet<AddedKind>;
  onChoose(kind: AddedKind): void;
}

/** The kinds of fields and the layout controls: a search, and below it the kinds in groups. The focus stays in the search. */
export function KindMenu({ id, label, without, onChoose }: KindMenuProps): ReactElement {
  const { formatMessage } = useIntl();
  const texts = useKindTexts();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // On a phone the keyboard would cover the kinds.
    if (!window.matchMedia('(pointer: coarse)').matches) search.current?.focus({ preventScroll: true });
  }, []);
  const offered = kindGroups.map(({ id: name, kinds }) => ({
    name,
    kinds: kinds.filter((kind) => !without.has(kind)),
  }));
  const isSearching = query.trim() !== '';
  const named = (kind: AddedKind) => ({ name: texts.kind(kind), hint: texts.kindHint(kind) });
  const all = offered.flatMap(({ kinds }) => kinds);
  const found = isSearching ? findKinds(all, query, named) : all;
  const groups = isSearching ? [{ name: 'found' as const, kinds: found }] : offered;
  const at = Math.min(active, found.length - 1);
  const take = (index: number) => {
    const kind = found[index];
    if (kind) onChoose(kind);
  };
  const keys = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const { length } = found;
    if (event.key === 'ArrowDown' && length > 0) setActive((at + 1) % length);
    else if (event.key === 'ArrowUp' && length > 0) setActive((at - 1 + length) % length);
    else if (event.key === 'Enter') take(at);
    else return;
    event.preventDefault();
  };
  const optionId = (index: number) => `${id}-kind-${index}`;
  return (
    <div className={styles.menu}>
      <div className={field.box}>
        <span className={field.lead}>
          <Glyph name="search" size={16} />
        </span>
        <input
          ref={search}
          type="text"
          role="combobox"
          className={field.input}
          aria-label={formatMessage({ id: 'widget.TableDesign.kinds.search' })}
          placeholder={formatMessage({ id: 'widget.TableDesign.kinds.search' })}
          aria-expanded={found.length > 0}
          aria-controls={`${id}-kinds`}
          aria-activedescendant={found.length > 0 ? optionId(at) : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          value={query}
          onChange={({ target }) => {
            setQuery(target.value);
            setActive(0);
          }}
          onKeyDown={keys}
        />
      </div>
      <ListPart
        role="listbox"
        id={`${id}-kinds`}
        aria-label={label}
        className={styles.list}
        onMouseDown={(event) => event.preventDefault()}
        onPointerMove={({ target }) => {
          const index = optionIndexOf(target);
          if (index !== undefined && index !== active) setActive(index);
        }}
        onClick={({ target }) => {
          const index = optionIndexOf(target);
          if (index !== undefined) take(index);
        }}
      >
        {groups.map(({ name, kinds }) => {
          const options = kinds.map((kind) => {
            const index = found.indexOf(kind);
            return <KindOption key={kind} id={optionId(index)} kind={kind} at={index} isActive={index === at} />;
          });
          if (name === 'found') return options;
          return (
            // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox is no fieldset.
            <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
              <div id={`${id}-${name}`} className={styles.group}>
                {texts.kindGroup(name)}
              </div>
              {options}
            </div>
          );
        })}
      </ListPart>
      {found.length === 0 && (
        <p className={styles.none}>{formatMessage({ id: 'widget.TableDesign.kinds.none' }, { text: query.trim() })}</p>
      )}
      <Spoken live>
        {isSearching ? formatMessage({ id: 'widget.TableDesign.kinds.found' }, { count: found.length }) : ''}
      </Spoken>
    </div>
  );
}

interface KindOptionProps {
  id: string;
  kind: AddedKind;
  at: number;
  isActive: boolean;
}

function KindOption({ id, kind, at, isActive }: KindOptionProps): ReactElement {
  const texts = useKindTexts();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <ListPart
      ref={row}
      id={id}
      role="option"
      aria-selected={isActive}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-hint`}
      className={styles.option}
      data-at={at}
    >
      <span className={styles.icon}>
        <KindGlyph kind={kind} />
      </span>
      <span className={styles.words}>
        <span id={`${id}-name`} className={styles.name}>
          {texts.kind(kind)}
        </span>
        <span id={`${id}-hint`} className={styles.hint}>
          {texts.kindHint(kind)}
        </span>
      </span>
    </ListPart>
  );
}
