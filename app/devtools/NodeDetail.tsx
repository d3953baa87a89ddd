import { type ReactElement, useState } from 'react';
import { useText } from '#engine';
import { expressionText } from './expression-text.ts';
import styles from './DevTools.module.css';
import { Fact } from './Fact.tsx';
import type { TreeEntry } from './node-tree.ts';
import { NodeSource } from './NodeSource.tsx';
import type { PlaceStore } from './place-store.ts';
import type { NodeRecord } from './recorder.ts';
import { ValueText } from './ValueText.tsx';
import type { Cause } from './why-rendered.ts';

/** What a node is, where its document says so, what it was given, and why it was rendered last. */
export function NodeDetail({ entry, places }: { entry: TreeEntry; places: PlaceStore }): ReactElement {
  const text = useText();
  const { node, scope, records } = entry;
  const [chosenId, choose] = useState('');
  const record = records.find(({ fact }) => fact.id === chosenId) ?? records[0];
  const { id, kind, locale } = scope.scope.document;
  const fault = node.fault?.code ?? record?.fact.errorCode;
  return (
    <section className={styles.detail} aria-label={`${text('devtools.node')} ${node.id}`}>
      <h3 className={styles.heading}>{node.id}</h3>
      {records.length > 1 && (
        <label className={styles.instance}>
          {text('devtools.instance')}
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
        <Fact name={text('devtools.widget')}>{node.widget}</Fact>
        <Fact name={text('devtools.status')}>{text(`devtools.status.${entry.status}`)}</Fact>
        <NodeSource places={places} document={scope.scope.document} pointer={entry.pointer} />
        <Fact name={text('devtools.document')}>{`${kind} ${id} ${locale}`}</Fact>
        <Fact name={text('devtools.pointer')}>{entry.pointer}</Fact>
        {fault && <Fact name={text('devtools.code')}>{fault}</Fact>}
        {node.when && <Fact name={text('devtools.when')}>{expressionText(node.when)}</Fact>}
        {node.roles && <Fact name={text('devtools.roles')}>{node.roles.join(', ')}</Fact>}
        {node.bind && <Fact name={text('devtools.bind')}>{node.bind.join('.')}</Fact>}
        {record && <RecordFacts record={record} />}
      </dl>
      {record && <ValueText label={text('devtools.props')} value={record.fact.props} />}
      {record && Object.keys(record.fact.locals).length > 0 && (
        <ValueText label={text('devtools.locals')} value={record.fact.locals} />
      )}
      {node.on && <ValueText label={text('devtools.on')} value={node.on} />}
    </section>
  );
}

function RecordFacts({ record: { fact, renders, causes } }: { record: NodeRecord }): ReactElement {
  const text = useText();
  const said = (cause: Cause): string =>
    cause.kind === 'value' ? `${cause.path} ${text('devtools.changed')}` : text(`devtools.cause.${cause.kind}`);
  const reads = [...new Set(fact.reads.map((path) => path.join('.')))];
  return (
    <>
      {reads.length > 0 && <Fact name={text('devtools.reads')}>{reads.join(', ')}</Fact>}
      {fact.error && <Fact name={text('devtools.error')}>{fact.error}</Fact>}
      <Fact name={text('devtools.renders')}>{renders}</Fact>
      <Fact name={text('devtools.causes')}>{causes.map(said).join(', ')}</Fact>
    </>
  );
}
