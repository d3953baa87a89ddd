import { type ReactElement, useMemo } from 'react';
import { useIntl } from 'react-intl';
import field from '../kit/field/field.module.css';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { MenuPanel } from '../kit/menu/MenuPanel.tsx';
import { useMenuButton } from '../kit/menu/useMenuButton.ts';
import { type AddedKind, addedKinds } from './new-kinds.ts';
import { useKindTexts } from './useKindTexts.ts';

interface AddFieldProps {
  id: string;
  /** Without another table there is nothing to relate to. */
  hasTables: boolean;
  onAdd: (kind: AddedKind) => void;
}

/** A button that offers the kinds of fields. */
export function AddField({ id, hasTables, onAdd }: AddFieldProps): ReactElement {
  const { formatMessage } = useIntl();
  const texts = useKindTexts();
  const menu = useMenuButton(id);
  const entries = useMemo(
    () =>
      addedKinds
        .filter((kind) => kind !== 'relation' || hasTables)
        .map((kind) => ({ id: kind, label: texts.kind(kind) })),
    [hasTables, texts],
  );
  const label = formatMessage({ id: 'widget.TableDesign.add' });
  return (
    <div {...menu.frame}>
      <button {...menu.button} className={field.small}>
        <Glyph name="plus" size={16} />
        {label}
      </button>
      {menu.start && (
        <MenuPanel
          id={`${id}-menu`}
          label={label}
          entries={entries}
          start={menu.start}
          position={menu.position}
          onClose={menu.close}
          onSelect={(entry) => {
            menu.close();
            const kind = addedKinds.find((one) => one === entry);
            if (kind) onAdd(kind);
          }}
        />
      )}
    </div>
  );
}
