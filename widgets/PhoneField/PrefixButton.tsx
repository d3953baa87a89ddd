import { isComposing } from '../kit/keys/is-composing.ts';
import { type KeyboardEvent, type ReactElement, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import choices from '../kit/listbox/choices.module.css';
import { matches } from '../kit/listbox/matches.ts';
import { nextOption } from '../kit/listbox/next-option.ts';
import { OptionList, optionId } from '../kit/listbox/OptionList.tsx';
import field from '../kit/field/field.module.css';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { Popover } from '../kit/popover/Popover.tsx';
import { callingCodes } from './calling-codes.ts';
import styles from './PhoneField.module.css';

interface PrefixButtonProps {
  id: string;
  prefix: string;
  preferred: readonly string[];
  disabled: boolean | undefined;
  onChoose: (prefix: string) => void;
}

/** The calling code, and the list that it is chosen from: by the name of a region in the reader's language, or by digits. */
export function PrefixButton({ id, prefix, preferred, disabled, onChoose }: PrefixButtonProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Popover
      id={id}
      label={formatMessage({ id: 'widget.PhoneField.prefix' }, { prefix })}
      className={styles.prefix}
      face={
        <>
          {prefix}
          <Glyph name="chevron-down" size={14} />
        </>
      }
      disabled={disabled}
    >
      {(close) => (
        <PrefixList
          id={id}
          prefix={prefix}
          preferred={preferred}
          onChoose={(next) => {
            onChoose(next);
            close();
          }}
        />
      )}
    </Popover>
  );
}

function PrefixList({ id, prefix, preferred, onChoose }: Omit<PrefixButtonProps, 'disabled'>): ReactElement {
  const { formatMessage } = useIntl();
  const { locale } = useIntl();
  const [query, setQuery] = useState('');
  const codes = useMemo(() => namedCodes(locale, preferred), [locale, preferred]);
  // Of the regions that share a code, the largest represents it.
  const largest = callingCodes.find((code) => code.prefix === prefix)?.region;
  const selectedIndex = codes.find((code) => code.region === largest);
  const found = useMemo(
    () => codes.filter((code) => matches(`${code.name} ${code.region} ${code.prefix}`, query)),
    [codes, query],
  );
  const options = useMemo(
    () =>
      found.map((code) => ({
        key: code.region,
        label: code.name,
        hint: code.prefix,
        isSelected: code.region === largest,
      })),
    [found, largest],
  );
  const [active, setActive] = useState(() => (selectedIndex ? codes.indexOf(selectedIndex) : -1));
  const listId = `${id}-list`;
  const keys = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const next = nextOption(event.key, active, found.length);
    const code = found[active];
    if (next !== undefined) setActive(next);
    else if (event.key === 'Enter' && code) onChoose(code.prefix);
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles.panel}>
      <div className={field.box}>
        <span className={field.lead}>
          <Glyph name="search" size={16} />
        </span>
        <input
          ref={focus}
          className={field.input}
          type="text"
          role="combobox"
          aria-label={formatMessage({ id: 'widget.PhoneField.search' })}
          aria-autocomplete="list"
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={found[active] && optionId(listId, active)}
          autoComplete="off"
          spellCheck={false}
          placeholder={formatMessage({ id: 'widget.PhoneField.search' })}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setActive(0);
          }}
          onKeyDown={keys}
        />
      </div>
      <div className={styles.codes}>
        <OptionList
          id={listId}
          label={formatMessage({ id: 'widget.PhoneField.regions' })}
          options={options}
          active={active}
          isMultiple={false}
          onActive={setActive}
          onChoose={(at) => found[at] && onChoose(found[at].prefix)}
        />
      </div>
      {found.length === 0 && (
        <p className={choices.note} role="status">
          {formatMessage({ id: 'widget.PhoneField.none' })}
        </p>
      )}
    </div>
  );
}

/** Every region by its name in the reader's language, the preferred ones first. */
function namedCodes(locale: string, preferred: readonly string[]) {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const order = new Intl.Collator(locale);
  const rank = (region: string) => (preferred.includes(region) ? preferred.indexOf(region) : preferred.length);
  return callingCodes
    .map((code) => ({ ...code, name: names.of(code.region) ?? code.region }))
    .sort((a, b) => rank(a.region) - rank(b.region) || order.compare(a.name, b.name));
}

function focus(input: HTMLInputElement | null): void {
  input?.focus({ preventScroll: true });
}
