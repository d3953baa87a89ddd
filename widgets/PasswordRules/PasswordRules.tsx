import type { ReactElement } from 'react';
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import type { PasswordRulesProps } from '../generated/types.ts';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { Spoken } from '../kit/spoken/Spoken.tsx';
import styles from './PasswordRules.module.css';
import { type PasswordRule, rulesOf } from './password-rule.ts';
import { type Strength, strengthOf } from './strength.ts';

const ruleWords: Readonly<Record<PasswordRule['name'], MessageDescriptor>> = defineMessages({
  digit: { id: 'widget.PasswordRules.digit' },
  length: { id: 'widget.PasswordRules.length' },
  lengthBetween: { id: 'widget.PasswordRules.lengthBetween' },
  letter: { id: 'widget.PasswordRules.letter' },
  lower: { id: 'widget.PasswordRules.lower' },
  other: { id: 'widget.PasswordRules.other' },
  symbol: { id: 'widget.PasswordRules.symbol' },
  upper: { id: 'widget.PasswordRules.upper' },
});

const levels: readonly Strength[] = ['weak', 'fair', 'good', 'strong'];

/** VAL-06: each rule of the pattern, whether what is typed fits it, and how strong it is. */
export function PasswordRules({ props }: WidgetProps<PasswordRulesProps>): ReactElement | null {
  const { formatMessage } = useIntl();
  if (props.pattern == null) return null;
  const rules = rulesOf(props.pattern);
  if (!rules) return <p className={styles.refused}>{formatMessage({ id: 'widget.PasswordRules.refused' })}</p>;
  // As the server compares them.
  const password = (props.password ?? '').normalize('NFKC');
  const fits = rules.map((rule) => rule.fits(password));
  const strength = fits.every(Boolean) ? strengthOf(password) : 'weak';
  return (
    <div className={styles.rules}>
      <ul aria-label={props.label} className={styles.list}>
        {rules.map(({ name, values }, at) => (
          // Two rules of one pattern may be alike.
          // biome-ignore lint/suspicious/noArrayIndexKey: they come in the pattern's order
          <li key={at} data-fits={fits[at]}>
            <Glyph name={fits[at] ? 'check-circle' : 'minus'} size={16} />
            <span>{formatMessage(ruleWords[name], values)}</span>
            <Spoken>
              {fits[at]
                ? formatMessage({ id: 'widget.PasswordRules.met' })
                : formatMessage({ id: 'widget.PasswordRules.open' })}
            </Spoken>
          </li>
        ))}
      </ul>
      {password !== '' && (
        <div className={styles.strength} data-strength={strength}>
          <span className={styles.bar} aria-hidden="true">
            {levels.map((level) => (
              <i key={level} data-full={levels.indexOf(level) <= levels.indexOf(strength)} />
            ))}
          </span>
          <span role="status">{formatMessage({ id: 'widget.PasswordRules.strength' }, { strength })}</span>
        </div>
      )}
    </div>
  );
}
