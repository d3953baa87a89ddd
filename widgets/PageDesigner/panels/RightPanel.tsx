import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { DocumentSource, NodeSource } from '#engine/document';
import { findSource } from '#engine/designer';
import { own } from '#schemas';
import type { DesignKit } from '#engine/designer';
import type { Design } from '../model/design.ts';
import type { Designer } from '../model/designer.ts';
import styles from '../PageDesigner.module.css';
import { History } from './History.tsx';
import { Properties } from './Properties.tsx';
import type { Languages } from './property-panel.ts';

interface RightPanelProps {
  id: string;
  kit: DesignKit;
  design: Design;
  designer: Designer;
  document: DocumentSource;
  nameOf: (node: NodeSource) => string;
}

/** Role sets that people choose from; what a part has beside them is offered as well. */
const offered = ['workspaceMembers', 'editors', 'accountAdmins', 'workspaceAdmins'];

const languagesFor = (locale: string): Languages => (locale.startsWith('zh') ? ['zh-CN', 'en-US'] : ['en-US', 'zh-CN']);

/** The properties of the selected node; without one, what was done. */
export function RightPanel({ id, kit, design, designer, document, nameOf }: RightPanelProps): ReactElement {
  const { locale } = useIntl();
  const { selected } = designer.state;
  const node = selected === null ? undefined : findSource(document, selected);
  if (!node)
    return (
      <aside className={styles.right}>
        <History id={`${id}-history`} designer={designer} document={document} nameOf={nameOf} />
      </aside>
    );
  const { fragment, roles } = node;
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
        audiences={sets.filter((name) => Object.hasOwn(kit.roleSets, name))}
        fragment={
          fragment === undefined ? undefined : { name: nameOf(node), href: `/design/${encodeURIComponent(fragment)}` }
        }
      />
    </aside>
  );
}
