import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import field from '../kit/field/field.module.css';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { Popover } from '../kit/popover/Popover.tsx';
import { KindMenu } from './KindMenu.tsx';
import type { AddedKind } from './kind-menu.ts';

interface AddFieldProps {
  id: string;
  /** To what it adds; absent: to the form. */
  name?: string;
  /** Kinds that make no sense here, such as a relation without another table. */
  without: ReadonlySet<AddedKind>;
  onAdd: (kind: AddedKind) => void;
}

/** A button that offers the kinds of fields and the layout controls. */
export function AddField({ id, name, without, onAdd }: AddFieldProps): ReactElement {
  const { formatMessage } = useIntl();
  const label =
    name === undefined
      ? formatMessage({ id: 'widget.TableDesign.add' })
      : formatMessage({ id: 'widget.TableDesign.addTo' }, { name });
  return (
    <Popover
      id={id}
      label={label}
      className={field.small}
      isWide
      face={
        <>
          <Glyph name="plus" size={16} />
          {label}
        </>
      }
    >
      {(close) => (
        <KindMenu
          id={`${id}-menu`}
          label={label}
          without={without}
          onChoose={(kind) => {
            close();
            onAdd(kind);
          }}
        />
      )}
    </Popover>
  );
}
