import { type ReactElement, useState } from 'react';
import type { WidgetLoader } from '#engine/runtime';
import type { WidgetProps } from '../widget.ts';

/** How often each node's widget was rendered, by node id. */
export type RenderCounts = Map<string, number>;

/** Plain widgets for tests of the engine itself; the product's widgets have tests of their own. */
export function plainWidgets(counts: RenderCounts = new Map()): Record<string, WidgetLoader> {
  const count = (nodeId: string): void => void counts.set(nodeId, (counts.get(nodeId) ?? 0) + 1);

  function Box({ nodeId, slot }: WidgetProps<object>): ReactElement {
    count(nodeId);
    return <div data-node={nodeId}>{slot('default')}</div>;
  }

  function PlainText({ nodeId, props }: WidgetProps<{ text?: unknown }>): ReactElement {
    count(nodeId);
    return <p data-node={nodeId}>{typeof props.text === 'string' ? props.text : JSON.stringify(props.text ?? null)}</p>;
  }

  function Press({ id, nodeId, props, busy, emit }: WidgetProps<{ label?: string }, { click: unknown }>): ReactElement {
    count(nodeId);
    return (
      <button type="button" id={id} aria-busy={busy} onClick={() => emit('click', { at: 1 })}>
        {props.label}
      </button>
    );
  }

  function Field({
    id,
    nodeId,
    props,
    bound,
    error,
    emit,
  }: WidgetProps<{ label?: string }, { change: unknown }>): ReactElement {
    count(nodeId);
    return (
      <div>
        <label htmlFor={id}>{props.label}</label>
        <input
          id={id}
          value={String(bound?.value ?? '')}
          onChange={(event) => {
            bound?.set(event.target.value);
            emit('change', { value: event.target.value });
          }}
        />
        {error && <span role="note">{error}</span>}
      </div>
    );
  }

  function Rows({ nodeId, props, slot, emit }: WidgetProps<{ rows?: unknown[] }, { rowClick: unknown }>): ReactElement {
    count(nodeId);
    return (
      <ul>
        {(props.rows ?? []).map((row, index) => (
          <li key={JSON.stringify(row)}>
            <button type="button" onClick={() => emit('rowClick', { row })}>
              {slot('cell', { row, place: index })}
            </button>
          </li>
        ))}
      </ul>
    );
  }

  function Frame({
    id,
    props,
    slot,
    emit,
  }: WidgetProps<{ title: string; width: number }, { close: null }>): ReactElement {
    return (
      <dialog id={id} open aria-label={props.title} style={{ position: 'static', maxWidth: props.width }}>
        <button type="button" onClick={() => emit('close', null)}>
          Close
        </button>
        {slot('default')}
      </dialog>
    );
  }

  function Crash({ props }: WidgetProps<{ when?: boolean }>): ReactElement {
    const [isFirst] = useState(true);
    if (isFirst && props.when !== false) throw new Error('It broke.');
    return <p>whole again</p>;
  }

  return Object.fromEntries(
    Object.entries({ Box, Words: PlainText, Press, Field, Rows, Dialog: Frame, Drawer: Frame, Crash }).map(
      ([name, widget]) => [name, async () => widget],
    ),
  );
}
