import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import field from '../../kit/field/field.module.css';
import styles from './inputs.module.css';
import type { Pasted } from './option-lines.ts';

/** The most names that are listed. */
const most = 5;

const listed = (names: readonly string[]): string =>
  names.slice(0, most).join(', ') + (names.length > most ? ', …' : '');

interface OptionNotesProps {
  pasted: Pasted | undefined;
  /** Names that more than one option has. */
  repeated: readonly string[];
}

/** What became of pasted lines, and which names options share. */
export function OptionNotes({ pasted, repeated }: OptionNotesProps): ReactElement {
  const { formatMessage } = useIntl();
  const notes = pasted
    ? [
        formatMessage({ id: 'widget.TableDesign.paste.added' }, { count: pasted.count }),
        pasted.again.length > 0 &&
          formatMessage({ id: 'widget.TableDesign.paste.again' }, { names: listed(pasted.again) }),
        pasted.long > 0 && formatMessage({ id: 'widget.TableDesign.paste.long' }, { count: pasted.long }),
        pasted.over > 0 && formatMessage({ id: 'widget.TableDesign.paste.over' }, { count: pasted.over }),
      ]
    : [];
  return (
    <>
      <p role="status" className={`${field.hint} ${styles.pasted}`}>
        {notes.filter((one) => one !== false).join(' ')}
      </p>
      {repeated.length > 0 && (
        <p className={field.hint}>
          {formatMessage({ id: 'widget.TableDesign.option.repeated' }, { names: listed(repeated) })}
        </p>
      )}
    </>
  );
}
