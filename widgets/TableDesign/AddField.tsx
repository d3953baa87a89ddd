import { type ReactElement, useMemo } from 'react';
import { useIntl } from 'react-intl';
import field from '../kit/field/field.module.css';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { MenuPanel } from '../kit/menu/MenuPanel.tsx';
import { useMenuButton } from '../kit/menu/useMenuButton.ts';
import { type AddedKind, addedKinds, addedLayouts } from './new-kinds.ts';
import { useKindTexts } from './texts/useKindTexts.ts';

interface AddFieldProps {
  id: string;
  /** To what it adds; absent: to the form. */
  name?: string;
  /** Kinds that make no sense here, such as a relation without another table. */
  without: ReadonlySet<AddedKind>;
  onAdd: (kind: AddedKind) => void;
}

const kinds: readonly AddedKind[] = [...addedKinds, ...addedLayouts];
/** The kinds with a line above them. */
const first: ReadonlySet<AddedKind> = new Set(['serial', 'richText', 'section']);

/** A button that offers the kinds of fields and the layout controls. */
export function AddField({ id, name, without, onAdd }: AddFieldProps): ReactElement {
  const { formatMessage } = useIntl();
  const texts = useKindTexts();
  const menu = useMenuButton(id);
  const entries = useMemo(
    () =>
      kinds
        .filter((kind) => !without.has(kind))
        .map((kind) => ({ id: kind, label: texts.kind(kind), line: first.has(kind) })),
    [without, texts],
  );
  const label =
    name === undefined
      ? formatMessage({ id: 'widget.TableDesign.add' })
      : formatMessage({ id: 'widget.TableDesign.addTo' }, { name });
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
            const kind = kinds.find((one) => one === entry);
            if (kind) onAdd(kind);
          }}
        />
      )}
    </div>
  );
}
