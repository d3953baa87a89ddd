import { type ReactElement, use } from 'react';
import { TestPage } from '../../../engine/react/testing/TestPage.tsx';
import { CodeBlock } from '../markdown/CodeBlock.tsx';
import { GuideContext } from '../GuideContext.ts';
import { word } from '../words.ts';
import { pathsOf } from './documents.ts';
import { fileText } from './files.ts';
import { useLive } from './live.ts';
import styles from './LivePage.module.css';

/** A document as the engine shows it, with its JSON beside it, or below one that needs the width. */
export function LivePage({ name, isWide }: { name: string; isWide: boolean }): ReactElement {
  const { locale } = use(GuideContext);
  const { host, document } = useLive(name);
  return (
    <div className={styles.exhibit}>
      <div className={styles.pair} data-wide={isWide}>
        <section aria-label={word('guide.live', locale)} className={styles.page}>
          <TestPage host={host} document={document} />
        </section>
        <section aria-label={word('guide.document', locale)} className={styles.document}>
          <p className={styles.path} dir="ltr">
            {pathsOf(name).document}
          </p>
          <CodeBlock code={fileText(pathsOf(name).document)} language="json" />
        </section>
      </div>
    </div>
  );
}
