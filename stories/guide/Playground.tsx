import { type ReactElement, use, useMemo, useState } from 'react';
import type { CompiledDocument, Diagnostic } from '#engine/document';
import { plainText } from '#engine/runtime';
import { locateDiagnostics } from '#engine/written';
import { compileDocument } from '#engine/compiler';
import { exampleContext } from '#tests/widgets/example-context.ts';
import { widgetRegistry } from '#widgets';
import { createTestHost } from '../../engine/react/testing/createTestHost.ts';
import { TestPage } from '../../engine/react/testing/TestPage.tsx';
import { ownMessages } from '../../engine/react/own-messages.ts';
import { Diagnostics } from '../Diagnostics.tsx';
import { inStoryLocale, pseudoMessages, type StoryLocale, writtenLocale } from '../pseudo-locale.ts';
import { GuideContext } from './GuideContext.ts';
import { word } from './words.ts';
import styles from './Playground.module.css';

interface Shown {
  document: CompiledDocument | undefined;
  diagnostics: Diagnostic[];
}

/** The document of a text, compiled as the server does it; without one while the text is no JSON. */
function compiled(text: string, chosen: StoryLocale): Shown {
  const context = exampleContext({ name: 'playground', props: {} }, writtenLocale(chosen));
  try {
    const source: unknown = JSON.parse(text);
    const { document, diagnostics } = compileDocument(source, context);
    return { document: document && inStoryLocale(document, chosen), diagnostics: locateDiagnostics(diagnostics, text) };
  } catch (error) {
    const message = error instanceof Error ? error.message : (plainText(error) ?? '');
    return { document: undefined, diagnostics: [{ code: 'PAGE_NOT_JSON', pointer: '', message }] };
  }
}

/** A document is edited beside its rendering; its diagnostics are listed below, and the last readable one stays on the screen. */
export function Playground({ initial }: { initial: string }): ReactElement {
  const { locale } = use(GuideContext);
  const [text, setText] = useState(initial);
  const host = useMemo(() => {
    const written = writtenLocale(locale);
    return createTestHost({
      widgets: widgetRegistry,
      locale: { current: () => written, timeZone: () => 'UTC', set: () => undefined },
      messages: pseudoMessages(ownMessages[written], locale),
    });
  }, [locale]);
  const { document, diagnostics } = useMemo(() => compiled(text, locale), [text, locale]);
  const [shown, setShown] = useState(document);
  if (document && document !== shown) setShown(document);
  return (
    <div className={styles.playground}>
      <label className={styles.editor}>
        <span>{word('guide.editor', locale)}</span>
        <textarea dir="ltr" spellCheck={false} value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <section aria-label={word('guide.rendered', locale)} className={styles.page}>
        {shown && <TestPage host={host} document={shown} />}
      </section>
      <Diagnostics
        diagnostics={diagnostics}
        label={word('guide.diagnostics', locale)}
        none={word('guide.diagnostics.none', locale)}
        className={styles.diagnostics}
      />
    </div>
  );
}
