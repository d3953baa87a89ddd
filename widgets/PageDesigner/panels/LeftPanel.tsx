import { type PointerEvent, type ReactElement, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { DocumentSource, NodeSource, WidgetDescription } from '#engine/document';
import { own } from '#schemas';
import { inertProps } from '../../kit/field/inert-props.ts';
import { Tabs } from '../../Tabs/Tabs.tsx';
import type { DesignKit } from '#engine/designer';
import type { Designer } from '../model/designer.ts';
import styles from '../PageDesigner.module.css';
import { partWords } from '../texts/words.ts';
import { Outline } from './Outline.tsx';
import { Palette } from './Palette.tsx';

interface LeftPanelProps {
  id: string;
  kit: DesignKit;
  designer: Designer;
  document: DocumentSource;
  nameOf: (node: NodeSource) => string;
  onDrag: (widget: WidgetDescription, event: PointerEvent) => void;
}

/** The outline of the page, and what can be added to it. */
export function LeftPanel({ id, kit, designer, document, nameOf, onDrag }: LeftPanelProps): ReactElement {
  const { formatMessage } = useIntl();
  const [panel, setPanel] = useState('outline');
  const offered = useMemo(() => Object.values(kit.widgets).filter(({ palette }) => palette !== undefined), [kit]);
  const tab = (name: 'outline' | 'add') => ({
    id: name,
    label:
      name === 'add'
        ? formatMessage({ id: 'widget.PageDesigner.add' })
        : formatMessage({ id: 'widget.PageDesigner.outline' }),
  });
  const iconOf = ({ widget, fragment }: NodeSource): string =>
    fragment === undefined ? ((widget && own(kit.widgets, widget)?.palette?.icon) ?? 'box') : 'layers';
  const { draft, selected } = designer.state;
  return (
    <div className={styles.left}>
      <Tabs
        {...inertProps(`${id}-left`)}
        props={{ label: formatMessage({ id: 'widget.PageDesigner.panels' }), tabs: [tab('outline'), tab('add')] }}
        bound={{ value: panel, set: (next) => setPanel(String(next)) }}
        error={undefined}
        slot={() =>
          panel === 'outline' ? (
            <Outline
              id={id}
              base={draft.base}
              document={document}
              selected={selected}
              nameOf={nameOf}
              iconOf={iconOf}
              partName={(key) => {
                const [kind = '', name = ''] = key.split('/');
                return formatMessage(kind === 'dialogs' ? partWords.dialogs : partWords.drawers, { name });
              }}
              onSelect={designer.select}
              onMove={designer.move}
            />
          ) : (
            <Palette
              id={`${id}-palette`}
              widgets={offered}
              onInsert={(widget) => designer.insert(widget)}
              onDrag={onDrag}
            />
          )
        }
      />
    </div>
  );
}
