import { type ReactElement, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { FormConfig } from '#engine/forms';
import field from '../kit/field/field.module.css';
import { nameOf, nodeAt } from './design.ts';
import { unnamedIn } from './texts/unnamed-in.ts';
import styles from './TableDesign.module.css';

interface UnnamedFieldsProps {
  design: FormConfig;
  onChoose(key: string): void;
}

/** Controls that are shown at once; of a long form the others follow once these have their words. */
const shown = 6;

/** TABLE-05: the languages in which controls have no label yet, with a way to each of these controls. */
export function UnnamedFields({ design, onChoose }: UnnamedFieldsProps): ReactElement | null {
  const { formatMessage, locale } = useIntl();
  const unnamed = useMemo(() => unnamedIn(design), [design]);
  if (unnamed.length === 0) return null;
  return (
    <>
      {unnamed.map(({ language, paths }) => (
        <div key={language} className={styles.unnamed}>
          <span className={styles.note}>
            {formatMessage({ id: 'widget.TableDesign.unnamed' }, { language: language.slice(0, 2) })}
          </span>
          {paths.slice(0, shown).map((path) => {
            const node = nodeAt(design, path);
            return (
              node && (
                <button
                  key={path.join('-')}
                  type="button"
                  className={field.small}
                  onClick={() => onChoose(path.join('-'))}
                >
                  {nameOf(node, locale)}
                </button>
              )
            );
          })}
          {paths.length > shown && (
            <span className={styles.note}>
              {formatMessage({ id: 'widget.TableDesign.unnamed.more' }, { count: paths.length - shown })}
            </span>
          )}
        </div>
      ))}
    </>
  );
}
