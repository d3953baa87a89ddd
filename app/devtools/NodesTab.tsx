import { type ReactElement, useState } from 'react';
import { useIntl } from 'react-intl';
import { Tree } from '#widgets/Tree/Tree.tsx';
import { widgetAlone } from '../shell/kit/widget-alone.ts';
import styles from './DevTools.module.css';
import { NodeDetail, statusMessages } from './NodeDetail.tsx';
import { nodeTree, type TreeEntry } from './node-tree.ts';
import type { LocationStore } from './location-store.ts';
import type { ScopeRecord } from './recorder.ts';
import { scopeName } from './scope-name.ts';

interface NodesTabProps {
  scopes: readonly ScopeRecord[];
  locations: LocationStore;
}

/** Every node of what is shown, and all that is known of the chosen one. */
export function NodesTab({ scopes, locations }: NodesTabProps): ReactElement {
  const { formatMessage } = useIntl();
  const [selected, choose] = useState<unknown>(null);
  const roots = scopes.flatMap((scope) => nodeTree(scope) ?? []);
  const entry = find(roots, selected);
  const item = ({ id, node, status, records, children }: TreeEntry): object => ({
    id,
    label: `${node.id} · ${node.widget}`,
    hint:
      status === 'shown'
        ? records.length > 1
          ? `× ${records.length}`
          : undefined
        : formatMessage(statusMessages[status]),
    children: children.map(item),
  });
  const nodes = roots.map((root) => ({
    id: `scope ${root.scope.key}`,
    label: scopeName(root.scope),
    children: [item(root)],
  }));
  return (
    <div className={styles.nodes}>
      <Tree
        {...widgetAlone('devtools-tree')}
        props={{ label: formatMessage({ id: 'devtools.nodes' }), nodes, startOpen: 'all', height: 320 }}
        bound={{ value: selected, set: choose }}
        emit={() => undefined}
      />
      {entry ? (
        <NodeDetail key={entry.id} entry={entry} locations={locations} />
      ) : (
        <p className={styles.note}>{formatMessage({ id: 'devtools.none' })}</p>
      )}
    </div>
  );
}

function find(entries: readonly TreeEntry[], id: unknown): TreeEntry | undefined {
  for (const entry of entries) {
    const found = entry.id === id ? entry : find(entry.children, id);
    if (found) return found;
  }
  return undefined;
}
