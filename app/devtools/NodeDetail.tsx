import { type ReactElement, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { expressionText } from './expression-text.ts';
import styles from './DevTools.module.css';
import { Fact } from './Fact.tsx';
import type { TreeEntry } from './node-tree.ts';
import { NodeSource } from './NodeSource.tsx';
import type { LocationStore } from './location-store.ts';
import type { NodeRecord } from './recorder.ts';
import { ValueText } from './ValueText.tsx';
import type { Cause } from './why-rendered.ts';

export const statusMessages = defineMessages({
  empty: { id: 'devtools.status.empty' },
  fault: { id: 'devtools.status.fault' },
  inside: { id: 'devtools.status.inside' },
  roles: { id: 'devtools.status.roles' },
  shown: { id: 'devtools.status.shown' },
  when: { id: 'devtools.status.when' },
});

const causeMessages = defineMessages({
  around: { id: 'devtools.cause.around' },
  busy: { id: 'devtools.cause.busy' },
  error: { id: 'devtools.cause.error' },
  first: { id: 'devtools.cause.first' },
  outcome: { id: 'devtools.cause.outcome' },
});

/** What a node is, where its document says so, what it was given, and why it was rendered last. */
export function NodeDetail({ entry, locations }: { entry: TreeEntry; locations: LocationStore }): ReactElement {
  const { formatMessage } = useIntl();
  const { node, scope, records } = entry;
  const [selectedId, choose] = useState('');
  const record = records.find(({ fact }) => fact.id === selectedId) ?? records[0];
  const { id, kind, locale } = scope.scope.document;
  const masked = { texts: scope.scope.secrets.texts(true) };
  const errorCode = node.fault?.code ?? record?.fact.errorCode;
  return (
    <section className={styles.detail} aria-label={`${formatMessage({ id: 'devtools.node' })} ${node.id}`}>
      <h3 className={styles.heading}>{node.id}</h3>
      {records.length > 1 && (
        <label className={styles.instance}>
          {formatMessage({ id: 'devtools.instance' })}
          <select value={record?.fact.id} onChange={(event) => choose(event.target.value)}>
            {records.map(({ fact }, at) => (
              <option key={fact.id} value={fact.id}>
                {at + 1}
              </option>
            ))}
          </select>
        </label>
      )}
      <dl className={styles.facts}>
        <Fact name={formatMessage({ id: 'devtools.widget' })}>{node.widget}</Fact>
        <Fact name={formatMessage({ id: 'devtools.status' })}>{formatMessage(statusMessages[entry.status])}</Fact>
        <NodeSource locations={locations} document={scope.scope.document} pointer={entry.pointer} />
        <Fact name={formatMessage({ id: 'devtools.document' })}>{`${kind} ${id} ${locale}`}</Fact>
        <Fact name={formatMessage({ id: 'devtools.pointer' })}>{entry.pointer}</Fact>
        {errorCode && <Fact name={formatMessage({ id: 'devtools.code' })}>{errorCode}</Fact>}
        {node.when && <Fact name={formatMessage({ id: 'devtools.when' })}>{expressionText(node.when)}</Fact>}
        {node.roles && <Fact name={formatMessage({ id: 'devtools.roles' })}>{node.roles.join(', ')}</Fact>}
        {node.bind && <Fact name={formatMessage({ id: 'devtools.bind' })}>{node.bind.join('.')}</Fact>}
        {record && <RecordFacts record={record} />}
      </dl>
      {record && (
        <ValueText label={formatMessage({ id: 'devtools.props' })} value={record.fact.props} masked={masked} />
      )}
      {record && Object.keys(record.fact.locals).length > 0 && (
        <ValueText label={formatMessage({ id: 'devtools.locals' })} value={record.fact.locals} masked={masked} />
      )}
      {node.on && <ValueText label={formatMessage({ id: 'devtools.on' })} value={node.on} masked={masked} />}
    </section>
  );
}

function RecordFacts({ record: { fact, renders, causes } }: { record: NodeRecord }): ReactElement {
  const { formatMessage } = useIntl();
  const said = (cause: Cause): string =>
    cause.kind === 'value'
      ? `${cause.path} ${formatMessage({ id: 'devtools.changed' })}`
      : formatMessage(causeMessages[cause.kind]);
  const reads = [...new Set(fact.reads.map((path) => path.join('.')))];
  return (
    <>
      {reads.length > 0 && <Fact name={formatMessage({ id: 'devtools.reads' })}>{reads.join(', ')}</Fact>}
      {fact.error && <Fact name={formatMessage({ id: 'devtools.error' })}>{fact.error}</Fact>}
      <Fact name={formatMessage({ id: 'devtools.renders' })}>{renders}</Fact>
      <Fact name={formatMessage({ id: 'devtools.causes' })}>{causes.map(said).join(', ')}</Fact>
    </>
  );
}
