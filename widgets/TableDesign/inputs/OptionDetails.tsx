import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Schemas } from '#openapi';
import { withWord, wordIn } from '../texts/words.ts';
import { FlagPart, TextPart } from './controls.tsx';

type Option = Schemas['Option'];

interface OptionDetailsProps {
  id: string;
  option: Option;
  at: number;
  onChange(option: Option): void;
  /** What is below the option. */
  children: ReactNode;
}

/** What an option has beside its name: its name in the other language, what is stored, and whether it can be chosen. */
export function OptionDetails({ id, option, at, onChange, children }: OptionDetailsProps): ReactElement {
  const { formatMessage, locale } = useIntl();
  const other = locale.startsWith('zh') ? 'en-US' : 'zh-CN';
  const { colour, ...colourless } = option;
  return (
    <>
      <TextPart
        id={`${id}-other`}
        label={formatMessage({ id: 'widget.TableDesign.option.elsewhere' }, { at: at + 1 })}
        maxLength={100}
        value={wordIn(option.label, other)}
        onChange={(text) => onChange({ ...option, label: withWord(option.label, other, text) })}
      />
      <TextPart
        id={`${id}-stored`}
        label={formatMessage({ id: 'widget.TableDesign.option.stored' })}
        hint={formatMessage({ id: 'widget.TableDesign.option.stored.hint' })}
        maxLength={60}
        value={option.value}
        onChange={() => undefined}
        isDisabled
      />
      {colour !== undefined && (
        <FlagPart
          id={`${id}-coloured`}
          label={formatMessage({ id: 'widget.TableDesign.option.coloured' })}
          value
          onChange={() => onChange(colourless)}
        />
      )}
      <FlagPart
        id={`${id}-closed`}
        label={formatMessage({ id: 'widget.TableDesign.option.closed' })}
        value={option.is_disabled === true}
        onChange={(isClosed) => onChange({ ...option, is_disabled: isClosed })}
      />
      {children}
    </>
  );
}
