import { type ReactElement, type ReactNode, use } from 'react';
import { CodeBlock } from '../markdown/CodeBlock.tsx';
import { GuideContext } from '../GuideContext.ts';
import { word } from '../words.ts';
import styles from './BesideSource.module.css';

/** A file of the repository: its path from the root, and what is in it. */
export interface SourceFile {
  path: string;
  text: string;
}

/** What runs, with the JSON that it is made of beside it, or below where it needs the width. */
export function BesideSource({
  files,
  isWide,
  children,
}: {
  files: readonly SourceFile[];
  isWide: boolean;
  children: ReactNode;
}): ReactElement {
  const { locale } = use(GuideContext);
  // A page may run several documents.
  const name = files[0]?.path.split('/').at(-1);
  return (
    <div className={styles.exhibit}>
      <div className={styles.pair} data-wide={isWide}>
        <section aria-label={`${word('guide.live', locale)}: ${name}`} className={styles.page}>
          {children}
        </section>
        <section aria-label={`${word('guide.document', locale)}: ${name}`} className={styles.document}>
          {files.map(({ path, text }) => (
            <div key={path}>
              <p className={styles.path} dir="ltr">
                {path}
              </p>
              <CodeBlock code={text} language="json" />
            </div>
          ))}
        </section>
      </div>
    </div>
  );
}
