import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { TableDesignProps } from '../generated/types.ts';
import field from '../kit/field/field.module.css';
import { type BroughtBack, bringBack, hasField } from './bring-back.ts';
import { type FormField, fieldsIn, nameOf, nodesOf } from './design.ts';
import type { FormConfig } from '#engine/forms';
import { useKindTexts } from './texts/useKindTexts.ts';
import styles from './TableDesign.module.css';

/** Values whose field left the form, or changed its kind. */
export type LeftValues = NonNullable<TableDesignProps['left']>[number];

interface LeftPartProps {
  label: string;
  design: FormConfig;
  left: readonly LeftValues[];
  onBack(brought: BroughtBack): void;
  onDrop(values: LeftValues, name: string): void;
}

/** Safe: the server kept what the form had; what is broken shows as the issue of the field that comes back. */
const definitionOf = ({ definition }: LeftValues): FormField | undefined =>
  (definition ?? undefined) as FormField | undefined;

/** What fields kept that left the form: it comes back with the field, or goes for good. */
export function LeftPart({ label, design, left, onBack, onDrop }: LeftPartProps): ReactElement {
  const { formatMessage, locale } = useIntl();
  const texts = useKindTexts();
  return (
    <div className={styles.list}>
      <p className={styles.note}>{formatMessage({ id: 'widget.TableDesign.left.hint' })}</p>
      <ul className={styles.rows} aria-label={label}>
        {left.map((one) => {
          const definition = definitionOf(one);
          const current = fieldsIn(nodesOf(design)).find(({ id }) => id === one.field);
          const known = definition ?? current;
          const name = known ? nameOf(known, locale) : one.field;
          const isIn = hasField(design, one.field);
          const around =
            one.field.includes('.') && fieldsIn(nodesOf(design)).find(({ id }) => id === one.field.split('.')[0]);
          const brought = !isIn && one.reason === 'removed' && definition && bringBack(design, one.field, definition);
          const state = one.reason === 'converted' ? 'converted' : isIn ? 'back' : 'removed';
          return (
            <li key={one.id} className={styles.left}>
              <span className={styles.name}>{name}</span>
              <span className={styles.kind}>
                {around && `${nameOf(around, locale)} · `}
                {definition && `${texts.kind(definition.kind.type)} · `}
                {formatMessage({ id: 'widget.TableDesign.left.values' }, { values: one.values, state })}
              </span>
              <span className={styles.tools}>
                {brought && (
                  <button
                    type="button"
                    className={field.small}
                    aria-label={formatMessage({ id: 'widget.TableDesign.left.back.name' }, { name })}
                    onClick={() => onBack(brought)}
                  >
                    {formatMessage({ id: 'widget.TableDesign.left.back' })}
                  </button>
                )}
                {state !== 'back' && (
                  <button
                    type="button"
                    className={field.small}
                    aria-label={formatMessage({ id: 'widget.TableDesign.left.drop.name' }, { name })}
                    onClick={() => onDrop(one, name)}
                  >
                    {formatMessage({ id: 'widget.TableDesign.left.drop' })}
                  </button>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      {left.length === 0 && <p className={styles.none}>{formatMessage({ id: 'widget.TableDesign.left.none' })}</p>}
    </div>
  );
}
