import type { ReactElement } from 'react';
import { useText } from '#engine';
import { toFailure } from '#engine/runtime';
import { Button } from '#widgets/Button/Button.tsx';
import { widgetAlone } from '../shell/kit/widget-alone.ts';
import styles from './DevTools.module.css';
import type { LogEntry, Recorder } from './recorder.ts';
import { ValueText } from './ValueText.tsx';

/** Calls and actions with what they were given, how long they took and how they ended; the newest first. */
export function LogTab({ recorder }: { recorder: Recorder }): ReactElement {
  const text = useText();
  const entries = [...recorder.log()].reverse();
  if (entries.length === 0) return <p className={styles.note}>{text('devtools.log.empty')}</p>;
  return (
    <div className={styles.detail}>
      <Button
        {...widgetAlone('devtools-clear')}
        props={{ label: text('devtools.clear'), variant: 'secondary', size: 'sm' }}
        emit={() => recorder.clearLog()}
      />
      <ol className={styles.log} aria-label={text('devtools.log.label')}>
        {entries.map((entry) => (
          <li key={entry.key}>
            <Entry entry={entry} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Entry({ entry: { fact, end } }: { entry: LogEntry }): ReactElement {
  const text = useText();
  const isFailed = end !== undefined && 'failure' in end;
  const failure = isFailed ? toFailure(end.failure) : undefined;
  const state = failure ? failure.code : text(end ? 'devtools.log.done' : 'devtools.log.running');
  const called = fact.kind === 'action' && typeof fact.args['call'] === 'string' ? ` ${fact.args['call']}` : '';
  return (
    <details className={styles.entry} data-failed={isFailed}>
      <summary style={{ paddingInlineStart: fact.kind === 'action' ? fact.depth * 12 : undefined }}>
        <span className={styles.kind}>{text(`devtools.log.${fact.kind}`)}</span> <b>{fact.name + called}</b>{' '}
        <span className={styles.end}>
          {state}
          {end && ` · ${end.duration} ms`}
        </span>
      </summary>
      <ValueText label={text('devtools.args')} value={fact.args} />
      {failure && <ValueText label={text('devtools.failure')} value={failure} />}
      {end && !isFailed && fact.kind !== 'action' && <ValueText label={text('devtools.result')} value={end.result} />}
    </details>
  );
}
