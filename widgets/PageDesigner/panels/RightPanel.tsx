import { memo, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { DocumentSource, NodeSource } from '#engine/document';
import { findSource } from '#engine/designer';
import { own } from '#schemas';
import type { DesignKit } from '#engine/designer';
import type { CallReader } from '../../kit/preview/safe-call.ts';
import type { Design, Languages } from '../model/design.ts';
import type { Designer } from '../model/designer.ts';
import styles from '../PageDesigner.module.css';
import { History } from './History.tsx';
import { Properties } from './Properties.tsx';

interface RightPanelProps {
  id: string;
  kit: DesignKit;
  design: Design;
  designer: Designer;
  document: DocumentSource;
  selected: string | null;
  nameOf: (node: NodeSource) => string;
  application: string | undefined;
  ask: CallReader;
}

/** Role sets that people choose from; what a part has beside them is offered as well. */
const offered = ['workspaceMembers', 'editors', 'accountAdmins', 'workspaceAdmins'];

const languagesFor = (locale: string): Languages => (locale.startsWith('zh') ? ['zh-CN', 'en-US'] : ['en-US', 'zh-CN']);

/** The properties of the selected node; without one, what was done. */
export const RightPanel = memo(function RightPanel(props: RightPanelProps): ReactElement {
  const { id, kit, design, designer, document, selected, nameOf, application, ask } = props;
  const { locale } = useIntl();
  const node = selected === null ? undefined : findSource(document, selected);
  if (!node)
    return (
      <aside className={styles.right}>
        <History id={`${id}-history`} designer={designer} document={document} nameOf={nameOf} />
      </aside>
    );
  const { fragment, roles } = node;
  const block = fragment === undefined ? undefined : own(kit.documents, fragment);
  const sets = roles !== undefined && !offered.includes(roles) ? [...offered, roles] : offered;
  return (
    <aside className={styles.right} data-properties>
      <Properties
        id={`${id}-properties`}
        designer={designer}
        document={document}
        node={node}
        widget={node.widget === undefined ? undefined : own(kit.widgets, node.widget)}
        name={nameOf(node)}
        sealed={design.sealed.find((one) => one.node === node.id)?.reason}
        languages={languagesFor(locale)}
        messages={kit.messages}
        block={block?.palette && { block, application, ask }}
        audiences={sets.filter((name) => Object.hasOwn(kit.roleSets, name))}
        fragment={
          fragment === undefined ? undefined : { name: nameOf(node), href: `/design/${encodeURIComponent(fragment)}` }
        }
      />
    </aside>
  );
});
