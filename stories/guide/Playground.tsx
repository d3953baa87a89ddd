import { type ReactElement, useMemo, useState } from 'react';
import type { CompiledDocument, Diagnostic } from '#engine/document';
import { plainText } from '#engine/runtime';
import { locateDiagnostics } from '#engine/written';
import { compileDocument } from '#engine/compiler';
import { exampleContext } from '#tests/widgets/example-context.ts';
import { widgetRegistry } from '#widgets';
import { createTestHost } from '../../engine/react/testing/createTestHost.ts';
import { TestPage } from '../../engine/react/testing/TestPage.tsx';
import { Diagnostics } from '../Diagnostics.tsx';
import styles from './Playground.module.css';

interface Shown {
  document: CompiledDocument | undefined;
  diagnostics: Diagnostic[];
}

const context = exampleContext({ name: 'playground', props: {} }, 'en-US');

/** The document of a text, compiled as the server does it; without one while the text is no JSON. */
function compiled(text: string): Shown {
  try {
    const source: unknown = JSON.parse(text);
    const { document, diagnostics } = compileDocument(source, context);
    return { document, diagnostics: locateDiagnostics(diagnostics, text) };
  } catch (error) {
    const message = error instanceof Error ? error.message : (plainText(error) ?? '');
    return { document: undefined, diagnostics: [{ code: 'PAGE_NOT_JSON', pointer: '', message }] };
  }
}

/** A document is edited beside its rendering; its diagnostics are listed below, and the last readable one stays on the screen. */
export function Playground({ initial }: { initial: string }): ReactElement {
  const [text, setText] = useState(initial);
  const host = useMemo(() => createTestHost({ widgets: widgetRegistry }), []);
  const { document, diagnostics } = useMemo(() => compiled(text), [text]);
  const [shown, setShown] = useState(document);
  if (document && document !== shown) setShown(document);
  return (
    <div className={styles.playground}>
      <label className={styles.editor}>
        <span>Document</span>
        <textarea spellCheck={false} value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <section aria-label="Page" className={styles.page}>
        {shown && <TestPage host={host} document={shown} />}
      </section>
      <Diagnostics diagnostics={diagnostics} className={styles.diagnostics} />
    </div>
  );
}
