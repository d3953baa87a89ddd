import type { ReactElement } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { toFailure } from '#engine/runtime';
import { Button } from '#widgets/Button/Button.tsx';
import { widgetAlone } from '../shell/kit/widget-alone.ts';
import styles from './DevTools.module.css';
import type { LogEntry, Recorder } from './recorder.ts';
import { ValueText } from './ValueText.tsx';

const kinds = defineMessages({
  action: { id: 'devtools.log.action' },
  call: { id: 'devtools.log.call' },
  preload: { id: 'devtools.log.preload' },
});

/** Calls and actions with what they were given, how long they took and how they ended; the newest first. */
export function LogTab({ recorder }: { recorder: Recorder }): ReactElement {
  const { formatMessage } = useIntl();
  const entries = [...recorder.log()].reverse();
  if (entries.length === 0) return <p className={styles.note}>{formatMessage({ id: 'devtools.log.empty' })}</p>;
  return (
    <div className={styles.detail}>
      <Button
        {...widgetAlone('devtools-clear')}
        props={{ label: formatMessage({ id: 'devtools.clear' }), variant: 'secondary', size: 'sm' }}
        emit={() => recorder.clearLog()}
      />
      <ol className={styles.log} aria-label={formatMessage({ id: 'devtools.log.label' })}>
        {entries.map((entry) => (
          <li key={entry.key}>
            <Entry entry={entry} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Entry({ entry: { fact, end, secrets } }: { entry: LogEntry }): ReactElement {
  const { formatMessage } = useIntl();
  const isFailed = end !== undefined && 'failure' in end;
  const failure = isFailed ? toFailure(end.failure) : undefined;
  const state = failure
    ? failure.code
    : end
      ? formatMessage({ id: 'devtools.log.done' })
      : formatMessage({ id: 'devtools.log.running' });
  const masked = { texts: secrets, fields: fact.kind === 'call' ? fact.secretFields : undefined };
  const called = fact.kind === 'action' && typeof fact.args['call'] === 'string' ? ` ${fact.args['call']}` : '';
  return (
    <details className={styles.entry} data-failed={isFailed}>
      <summary style={{ paddingInlineStart: fact.kind === 'action' ? fact.depth * 12 : undefined }}>
        <span className={styles.kind}>{formatMessage(kinds[fact.kind])}</span> <b>{fact.name + called}</b>{' '}
        <span className={styles.end}>
          {state}
          {end && ` · ${end.duration} ms`}
        </span>
      </summary>
      <ValueText label={formatMessage({ id: 'devtools.args' })} value={fact.args} masked={masked} />
      {failure && <ValueText label={formatMessage({ id: 'devtools.failure' })} value={failure} masked={masked} />}
      {end && !isFailed && fact.kind !== 'action' && (
        <ValueText label={formatMessage({ id: 'devtools.result' })} value={end.result} masked={masked} />
      )}
    </details>
  );
}
