import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import badge from '../Badge/Badge.module.css';
import type { LocalizedTextsEvents, LocalizedTextsProps } from '../generated/types.ts';
import { Field } from '../kit/field/Field.tsx';
import field from '../kit/field/field.module.css';
import { useControllableState } from '../kit/field/useControllableState.ts';
import area from '../TextArea/TextArea.module.css';
import styles from './LocalizedTexts.module.css';
import { asWords, field as own, isElsewhere, messageText, type Words, textOf, withWord } from './words.ts';

type Word = LocalizedTextsProps['groups'][number]['words'][number];

/** Words of a page in the language that is edited. What is missing says what visitors see in its place. */
export function LocalizedTexts({
  id,
  props,
  bound,
  emit,
}: WidgetProps<LocalizedTextsProps, LocalizedTextsEvents>): ReactElement {
  const intl = useIntl();
  const [words, setWords] = useControllableState<Words>(bound, asWords);
  const inherited = asWords(props.inherited);
  const { language } = props;

  const wordField = (group: string, word: Word): ReactElement => {
    const { name, label, maxLength } = word;
    const text = textOf(words, language, name) ?? '';
    const below = textOf(inherited, language, name);
    const shown = below ?? (word.instead || messageText(own(props.messages, word.message ?? ''), props.values));
    const isMissing = text === '' && below === undefined && isElsewhere(words, language, name);
    const mark = isMissing ? 'missing' : text !== '' && text === below ? 'inherited' : undefined;
    const input = {
      className: `${field.box} ${word.lines ? area.area : field.input}`,
      lang: language,
      maxLength,
      placeholder: shown,
      value: text,
      autoComplete: 'off',
      onFocus: () => emit('edit', { group }),
      onChange: (event: { target: { value: string } }) =>
        setWords(withWord(words, { language, name, text: event.target.value })),
    };
    const instead =
      shown === ''
        ? intl.formatMessage({ id: 'widget.LocalizedTexts.nothing' })
        : intl.formatMessage({ id: 'widget.LocalizedTexts.shown' }, { text: shown });
    return (
      <Field
        key={name}
        id={`${id}-${name}`}
        label={label}
        hint={isMissing ? instead : undefined}
        aside={mark && <Mark isMissing={isMissing} />}
      >
        {(control) => (word.lines ? <textarea {...control} {...input} rows={3} /> : <input {...control} {...input} />)}
      </Field>
    );
  };
  return (
    <div id={id} className={styles.groups}>
      {props.groups.map((group) => (
        <fieldset key={group.id} className={styles.group}>
          <legend className={styles.title}>{group.title}</legend>
          {group.words.map((word) => wordField(group.id, word))}
        </fieldset>
      ))}
    </div>
  );
}

function Mark({ isMissing }: { isMissing: boolean }): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <span className={badge.badge} data-tone={isMissing ? 'warning' : 'neutral'}>
      <span className={badge.text}>
        {isMissing
          ? formatMessage({ id: 'widget.LocalizedTexts.missing' })
          : formatMessage({ id: 'widget.LocalizedTexts.inherited' })}
      </span>
    </span>
  );
}
