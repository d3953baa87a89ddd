import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import field from '../kit/field/field.module.css';
import type { VersionListEvents, VersionListProps } from '../generated/types.ts';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { Spoken } from '../kit/spoken/Spoken.tsx';
import styles from './VersionList.module.css';

/** Published versions in the reader's language and time zone; seconds distinguish two of one minute. */
export function VersionList({
  id,
  props,
  busy,
  emit,
  listens,
}: WidgetProps<VersionListProps, VersionListEvents>): ReactElement {
  const intl = useIntl();
  if (props.versions.length === 0) {
    return (
      <p id={id} className={styles.empty}>
        {props.emptyText ?? intl.formatMessage({ id: 'widget.VersionList.none' })}
      </p>
    );
  }
  return (
    <ol id={id} className={styles.list}>
      {props.versions.map((version) => {
        const at = intl.formatDate(version.at, { dateStyle: 'medium', timeStyle: 'medium' });
        return (
          <li key={version.id} className={styles.version} data-current={version.current ?? false}>
            <div className={styles.words}>
              <p className={styles.time}>
                <time dateTime={version.at}>{at}</time>
                {version.current && (
                  <span className={styles.badge}>{intl.formatMessage({ id: 'widget.VersionList.current' })}</span>
                )}
              </p>
              {(version.author || version.comment) && (
                <p className={styles.about}>{[version.author, version.comment].filter(Boolean).join(' · ')}</p>
              )}
            </div>
            {!version.current && listens('restore') && (
              <button
                type="button"
                className={field.small}
                disabled={busy}
                onClick={() => emit('restore', { id: version.id })}
              >
                <Glyph name="undo" size={16} />
                {intl.formatMessage({ id: 'widget.VersionList.restore' })}
                <Spoken>{at}</Spoken>
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}
