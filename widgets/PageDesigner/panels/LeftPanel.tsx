import { memo, type PointerEvent, type ReactElement, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { DocumentSource, NodeSource } from '#engine/document';
import { own } from '#schemas';
import { inertProps } from '../../kit/field/inert-props.ts';
import { Tabs } from '../../Tabs/Tabs.tsx';
import type { DesignKit } from '#engine/designer';
import type { Designer } from '../model/designer.ts';
import { type Offered, offeredIn } from '../model/offered.ts';
import styles from '../PageDesigner.module.css';
import { partWords } from '../texts/words.ts';
import { Outline } from './Outline.tsx';
import { Palette } from './Palette.tsx';

interface LeftPanelProps {
  id: string;
  kit: DesignKit;
  designer: Designer;
  document: DocumentSource;
  /** The document beneath the changes. */
  base: DocumentSource;
  selected: string | null;
  panel: 'outline' | 'add';
  onPanel: (panel: 'outline' | 'add') => void;
  /** Beside which part the next one is added, in words. */
  aim: string | undefined;
  nameOf: (node: NodeSource) => string;
  onDrag: (offered: Offered, event: PointerEvent) => void;
}

/** The outline of the page, and what can be added to it. It renders again for a step, and not for a compiled page or a moved pointer. */
export const LeftPanel = memo(function LeftPanel(props: LeftPanelProps): ReactElement {
  const { id, kit, designer, document, base, selected, panel, onPanel, aim, nameOf, onDrag } = props;
  const { formatMessage, locale } = useIntl();
  const offered = useMemo(() => offeredIn(kit, locale), [kit, locale]);
  const tab = (name: 'outline' | 'add') => ({
    id: name,
    label:
      name === 'add'
        ? formatMessage({ id: 'widget.PageDesigner.add' })
        : formatMessage({ id: 'widget.PageDesigner.outline' }),
  });
  const iconOf = ({ widget, fragment }: NodeSource): string =>
    fragment === undefined
      ? ((widget && own(kit.widgets, widget)?.palette?.icon) ?? 'box')
      : (own(kit.documents, fragment)?.palette?.icon ?? 'layers');
  return (
    <div className={styles.left}>
      <Tabs
        {...inertProps(`${id}-left`)}
        props={{ label: formatMessage({ id: 'widget.PageDesigner.panels' }), tabs: [tab('outline'), tab('add')] }}
        bound={{ value: panel, set: (next) => onPanel(next === 'add' ? 'add' : 'outline') }}
        error={undefined}
        slot={() =>
          panel === 'outline' ? (
            <Outline
              id={id}
              base={base}
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
              offered={offered}
              aim={aim}
              onAimless={() => designer.aimAt(null)}
              onInsert={(one) => designer.insert(one)}
              onDrag={onDrag}
            />
          )
        }
      />
    </div>
  );
});
