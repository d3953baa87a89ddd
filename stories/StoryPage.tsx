import type { CSSProperties, ReactElement } from 'react';
import type { CompiledDocument } from '#engine/document';
import type { TestHost } from '../engine/react/testing/createTestHost.ts';
import { TestPage } from '../engine/react/testing/TestPage.tsx';
import type { Example } from '#tests/widgets/example-page.ts';
import styles from './StoryPage.module.css';
import { themes } from './themes.ts';

interface StoryPageProps {
  host: TestHost;
  document: CompiledDocument;
  example: Example;
  hasThemes: boolean;
}

/** The box around an example: its ground, width and height; or one box for each theme. */
export function StoryPage({ host, document, example, hasThemes }: StoryPageProps): ReactElement {
  const page = <TestPage host={host} document={document} />;
  if (example.fullscreen) return page;
  const style: CSSProperties = { width: example.width, minHeight: example.height };
  if (!hasThemes) {
    return (
      <div className={styles.box} data-ground={example.ground ?? 'surface'} data-align={example.align} style={style}>
        {page}
      </div>
    );
  }
  return (
    <div className={styles.themes}>
      {themes.map((theme) => (
        <section key={theme} className={styles.box} data-theme={theme} aria-label={theme} style={style}>
          <p className={styles.name}>{theme}</p>
          {page}
        </section>
      ))}
    </div>
  );
}
