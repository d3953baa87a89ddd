import '#app/theme/all.css';
import type { ReactElement } from 'react';
import type { CompiledDocument, CompiledForm, CompiledNode, Json } from '#engine/document';
import type { WidgetProps } from '#engine';
import { widgetRegistry } from '#widgets';
import { createTestHost, documentOf, renderDocument, type TestHost } from '../../engine/react/testing/index.ts';
import { widgetMessages } from './widget-messages.ts';

interface ShowOptions {
  /** Binds the widget to `state.value`, with this value at first. */
  value?: Json;
  /** Events that the document listens to; each is kept in `happened`. */
  listen?: readonly string[];
  /** Binds further values of the widget to fields of the state that have their names, with these values at first. */
  binds?: Readonly<Record<string, Json>>;
  /** Further fields of the state, which props may read. */
  state?: Record<string, Json>;
  /** What the document reads, by name. */
  data?: CompiledDocument['data'];
  slots?: Record<string, readonly unknown[]>;
  /** Action lists of the document, beside `listen`. */
  on?: Record<string, readonly unknown[]>;
  rules?: CompiledNode['rules'];
  /** The language of the widgets' messages; English as given. */
  locale?: 'en-US' | 'zh-CN';
  /** The form documents that a `Form` may name. */
  forms?: Record<string, CompiledForm>;
  host?: Partial<Parameters<typeof createTestHost>[0]>;
}

export interface Shown {
  screen: Awaited<ReturnType<typeof renderDocument>>['screen'];
  host: TestHost;
  /** The events so far, as `[name, detail]`. */
  happened: readonly (readonly [string, unknown])[];
  /** The bound value, as the document's state has it. */
  value(): unknown;
  /** A field of the document's state. */
  state(name: string): unknown;
}

/** Shows one widget as a node of a real document in the real engine, in English unless another language is given. */
export async function showWidget(
  widget: string,
  props: Readonly<Record<string, unknown>>,
  options: ShowOptions = {},
): Promise<Shown> {
  const { value, listen = [], binds = {}, slots, on, rules } = options;
  const happened: (readonly [string, unknown])[] = [];
  const host = createTestHost({ widgets: { ...widgetRegistry, StateText: async () => StateText }, ...options.host });
  const reported = listen.map((event) => [event, [{ do: 'emit', event, detail: { $: ['var', 'event'] } }]] as const);
  const subject = {
    id: 'subject',
    widget,
    props,
    slots,
    rules,
    on: { ...Object.fromEntries(reported), ...on },
    bind: value === undefined ? undefined : ['state', 'value'],
    binds: Object.fromEntries(Object.keys(binds).map((name) => [name, ['state', name]])),
    // Safe: the engine takes any document, and a wrong one shows a diagnostic that fails the test.
  } as CompiledNode;
  const stateText: CompiledNode = {
    id: 'state',
    widget: 'StateText',
    props: { value: { $: ['var', 'state'] } },
  };
  const body: CompiledNode = { id: 'root', widget: 'Stack', slots: { default: [subject, stateText] } };
  const document = documentOf(body, {
    state: {
      value: { type: 'object', default: value ?? null },
      ...Object.fromEntries(
        Object.entries({ ...binds, ...options.state }).map(([name, start]) => [
          name,
          { type: 'object', default: start },
        ]),
      ),
    },
    messages: widgetMessages(options.locale ?? 'en-US'),
    forms: options.forms,
    data: options.data,
  });
  const { screen } = await renderDocument(document, { host, onEmit: (name, detail) => happened.push([name, detail]) });
  const state = (name: string): unknown =>
    JSON.parse(screen.container.querySelector('[data-state]')?.getAttribute('data-state') ?? '{}')[name] ?? null;
  return {
    screen,
    host,
    happened,
    value: () => state('value'),
    state,
  };
}

/** Holds the state where a test can read it, and nobody sees it. */
function StateText({ props }: WidgetProps<{ value: unknown }>): ReactElement {
  return <i hidden data-state={JSON.stringify(props.value ?? null)} />;
}
