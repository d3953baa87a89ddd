import { type ReactElement, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { InnerNodes, useEngine, useInnerScope, useValidation } from '#engine';
import type { PatternEngine, RecordForm, RecordIssue, RecordValues } from '#engine/forms';
import { inertProps } from '../field/inert-props.ts';
import { Notice } from '../../Notice/Notice.tsx';
import { DeskContext } from './files/DeskContext.ts';
import { FileDesk } from './files/file-desk.ts';
import { FormSession } from './form-session.ts';
import { RecordContext } from './found/RecordContext.ts';
import { formWidgets } from './form-widgets.ts';
import { issueText, staleText } from './issue-text.ts';
import { type ClosedCells, RowStates } from './RowStates.ts';
import styles from './record.module.css';
import { useFormNames } from './useFormNames.ts';
import { useFormShortcuts } from './useFormShortcuts.ts';

export interface FilledFormProps {
  id: string;
  nodeId: string;
  form: RecordForm;
  patterns: PatternEngine | undefined;
  start: RecordValues;
  /** What is saved, where the form begins with something else. */
  stored?: RecordValues | undefined;
  isNew: boolean;
  /** What its keys do, which the list of keys names: absent where nothing is filled in. */
  keys?: 'fill' | 'fillAndSend' | undefined;
  /** Whether the page says that something is not saved. */
  isChanged: boolean;
  /** Options of fields whose options come from elsewhere, by the field's id. */
  choices: unknown;
  /** Calls that find what a field offers, by the field's id. */
  searches?: unknown;
  /** The call that finds the records of relations. */
  relations?: unknown;
  /** What people read for the values that the form begins with, by field. */
  display?: unknown;
  user?: string | undefined;
  departments?: readonly string[] | undefined;
  departmentsBelow?: readonly string[] | undefined;
  params?: Readonly<Record<string, unknown>> | undefined;
  /** Hears of each change of what would be saved. */
  onChange(sent: RecordValues, isChanged: boolean): void;
  /** Receives what checks the form, shows what is wrong, and gives the record when nothing is; and what waits for its files. */
  checkWith(check: () => RecordValues | undefined, settled: () => Promise<void> | undefined): void;
}

const nothingSaid: readonly RecordIssue[] = [];

/** A form with one record in it; another record or another design needs another key. */
export function FilledForm(props: FilledFormProps): ReactElement {
  const { id, nodeId, form, patterns } = props;
  const { formatMessage } = useIntl();
  const { host, calls } = useEngine();
  const [desk] = useState(() => new FileDesk(calls));
  useEffect(() => desk.start(), [desk]);
  const [session] = useState(() => {
    const { start, stored, isChanged, user, departments, departmentsBelow, params } = props;
    // A field that the user left empty in an unsaved record stays empty.
    const isNew = props.isNew && !isChanged;
    const context = {
      now: host.clock.now,
      timeZone: host.locale.timeZone?.(),
      report: (error: unknown) => host.report?.(error),
      user,
      departments,
      departmentsBelow,
      params,
    };
    return new FormSession({ form, patterns, start, stored, isNew, isUnsaved: isChanged, context });
  });
  const locals = useFormNames(props);
  const record = useCallback(() => session.sent, [session]);
  const closedCells = useCallback<ClosedCells>((table, rows) => session.closedCells(table, rows), [session]);
  const scope = useInnerScope({
    // Read once, when the scope is made.
    state: useMemo(() => {
      const { record, on } = session.worked;
      return { record: stateOf(record), on: stateOf(on), open: stateOf({}) };
    }, [session]),
    widgets: formWidgets,
    issueAt(path) {
      if (path[1] !== 'record') return undefined;
      const issue = session.checker.issueAt(path.slice(2), session.worked);
      return issue && issueText(issue, formatMessage);
    },
    markAt(path) {
      const mark = path[1] === 'record' ? session.markAt(path.slice(2)) : undefined;
      return mark && staleText(mark, formatMessage);
    },
    wasChecked: (path) => path[1] === 'record' && session.wasChecked(path.slice(2)),
  });
  const current = useRef(props);
  useLayoutEffect(() => {
    current.current = props;
  });
  useEffect(
    () => session.follow(scope, () => current.current.onChange(session.sent, session.isChanged)),
    [session, scope],
  );
  const { isChanged } = props;
  useEffect(() => {
    if (!isChanged) session.settle();
  }, [session, isChanged]);
  useFormShortcuts(form, props.keys);
  const [said, say] = useState({ issues: nothingSaid, warnings: nothingSaid });
  const refused = useRef<{ path: readonly string[]; text: string }[]>([]);

  /** Scrolls to the row of a pointer in the record, which may be one of a thousand. */
  const showRow = ([table = '', row]: readonly string[]): void => {
    if (row !== undefined && session.form.fields.get(table)?.kind.type === 'subTable') {
      scope.setState(['state', 'open', table], { at: Number(row) });
    }
  };
  /** Opens the tab or section that a field is in. */
  const open = ([field = '']: readonly string[]): void => {
    for (const { control, to } of session.form.fields.get(field)?.openings ?? [])
      scope.setState(['state', 'open', control], to);
  };
  /** Opens the tab or section of the first issue, shows all issues at their fields, and focuses the first. */
  const check = (): boolean => {
    const { issues, warnings } = session.check();
    const [first] = issues;
    flushSync(() => {
      if (first) {
        open(first.path);
        showRow(first.path);
      }
      say({ issues: issues.filter(({ path }) => path.length === 0), warnings });
    });
    const between = issues.filter(({ code, path }) => code === 'check' && path.length > 0);
    scope.fields.showIssues(between.map((one) => ({ path: pointerOf(one.path), text: issueText(one, formatMessage) })));
    return scope.fields.validate() && !first;
  };
  const { checkWith } = props;
  useEffect(() =>
    checkWith(
      () => (check() ? session.sent : undefined),
      () => scope.fields.settled(),
    ),
  );
  useValidation({
    id,
    nodeId,
    validate: check,
    pending: () => scope.fields.settled(),
    showIssue(reason, inside) {
      if (reason === null) refused.current = [];
      else {
        flushSync(() => {
          // Of several the first stays in view.
          if (refused.current.length === 0) open(inside);
          showRow(inside);
        });
        refused.current.push({ path: pointerOf(inside), text: reason });
      }
      return scope.fields.showIssues(refused.current).length === 0;
    },
    // Both of the above have moved it to the first field that is wrong.
    focus: () => undefined,
  });
  return (
    <>
      {said.issues.length > 0 && <Said id={`${id}-mistakes`} tone="danger" said={said.issues} />}
      {said.warnings.length > 0 && <Said id={`${id}-warnings`} tone="warning" said={said.warnings} />}
      <DeskContext value={desk}>
        <RecordContext value={record}>
          <RowStates value={closedCells}>
            <InnerNodes scope={scope} body={form.body} widgets={form.widgets} locals={locals} />
          </RowStates>
        </RecordContext>
      </DeskContext>
    </>
  );
}

function pointerOf(path: readonly string[]): string[] {
  return ['state', 'record', ...path];
}

function stateOf(value: unknown) {
  // Safe: what a form holds is JSON.
  return { type: 'object', default: value as null };
}

function Said({
  id,
  tone,
  said,
}: {
  id: string;
  tone: 'danger' | 'warning';
  said: readonly RecordIssue[];
}): ReactElement {
  const { formatMessage } = useIntl();
  const words = said.map((issue) => issueText(issue, formatMessage)).join(' ');
  return (
    <div className={styles.said}>
      <Notice {...inertProps(id)} props={{ text: words, tone, live: true }} />
    </div>
  );
}
