import { type ReactElement, useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { defineMessages, useIntl } from 'react-intl';
import type { CompiledDocument } from '#engine/document';
import type { Schemas } from '#openapi';
import { Fact } from './Fact.tsx';
import { isFailed, type LocationStore } from './location-store.ts';

const layers = defineMessages({
  platform: { id: 'devtools.overlay.platform' },
  workspace: { id: 'devtools.overlay.workspace' },
});

interface NodeSourceProps {
  locations: LocationStore;
  document: CompiledDocument;
  /** Of the node in the compiled document. */
  pointer: string;
}

/** The file and line that a node is written in, the fragments' nodes that brought it, and what administrators changed. */
export function NodeSource({ locations, document, pointer }: NodeSourceProps): ReactElement | null {
  const { formatMessage } = useIntl();
  useSnapshot(locations.state, { sync: true });
  useEffect(() => locations.ask(document), [locations, document]);
  const answer = locations.of(document);
  if (!answer) return null;
  if (isFailed(answer)) return <Fact name={formatMessage({ id: 'devtools.source' })}>{answer.failure.message}</Fact>;
  const location = answer[pointer];
  if (!location) return null;
  const change = ({ layer, operation, op, path }: Schemas['OverlayPlace']): string =>
    `${formatMessage(layers[layer])} ${operation} · ${op} ${path}`.trimEnd();
  const written = ({ document: id, pointer: at, file, line, overlay }: Schemas['DocumentPlace']): string => {
    if (overlay) return change(overlay);
    return file === undefined ? `${id} ${at}` : `${file}:${line ?? 1}`;
  };
  const [own, ...around] = location.written;
  return (
    <>
      {own && <Fact name={formatMessage({ id: 'devtools.source' })}>{written(own)}</Fact>}
      {around.length > 0 && (
        <Fact name={formatMessage({ id: 'devtools.brought' })}>{around.map(written).join(', ')}</Fact>
      )}
      {location.changed.length > 0 && (
        <Fact name={formatMessage({ id: 'devtools.changes' })}>{location.changed.map(change).join(', ')}</Fact>
      )}
    </>
  );
}
