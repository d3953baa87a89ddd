import { type FormEvent, type ReactElement, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Skeleton, useEngine, useWithheld, type WidgetProps } from '#engine';
import { freeze, type Path, randomKey } from '#engine/runtime';
import { chosenFields, type LinkedField, readView, type RecordValues, withLinked } from '#engine/forms';
import { FormBusy } from '../FormLayout/form-busy.ts';
import { keepNames } from '../kit/field/keep-names.ts';
import type { RecordFormEvents, RecordFormProps } from '../generated/types.ts';
import { FilledForm } from '../kit/record/FilledForm.tsx';
import styles from '../kit/record/record.module.css';
import { changedValues } from '../kit/record/changed-values.ts';
import { newStart } from '../kit/record/new-start.ts';
import { useOutsideTurn } from '../kit/record/useOutsideTurn.ts';
import { useRecordForm } from '../kit/record/useRecordForm.ts';

type Given = WidgetProps<RecordFormProps, RecordFormEvents>;

/**
 * A form that a builder designed (TABLE-24), over one record. What is bound is what would be saved: without computed values.
 * Another record bound from outside restarts the form.
 */
export function RecordForm(given: Given): ReactElement {
  const { props } = given;
  if (props.config === null || props.config === undefined) return <Skeleton />;
  return <DesignedForm {...given} />;
}

/** Milliseconds after which a list that runs has made the form busy. */
const listPause = 20;
const nothing: readonly Path[] = [];
const none: readonly LinkedField[] = [];

function DesignedForm({ id, nodeId, props, bound, bounds, busy, emit, listens, slot, hasSlot }: Given): ReactElement {
  const { config, only } = props;
  // What is written into a form is of its own record alone.
  const linked: readonly LinkedField[] = (props.readOnly && props.linked) || none;
  const made = useRecordForm(only ? chosenFields(config, only) : props.readOnly ? readView(config, linked) : config, {
    isReadOnly: props.readOnly ?? false,
    searches: props.searches,
    findsRecords: props.relations !== null && props.relations !== undefined,
    unfinished: props.unfinished,
    language: props.language ?? undefined,
  });
  useWithheld(bound, made?.form.secrets ?? nothing);
  const stored = linked.length > 0 ? withLinked(bound?.value, linked) : recordOf(bound?.value);
  const isNew = props.isNew ?? Object.keys(stored).length === 0;
  const start = made && isNew ? newStart(made.form, stored) : stored;
  const { turn, sends } = useOutsideTurn(bound?.value);
  const [key] = useState(randomKey);
  const change = (record: RecordValues, isChanged: boolean) => {
    sends(record);
    bound?.set(record);
    if (bounds['changed']?.value !== isChanged) bounds['changed']?.set(isChanged);
    emit('change', { record, changed: isChanged, key });
  };
  const check = useRef<() => RecordValues | undefined>(undefined);
  const settled = useRef<() => Promise<void> | undefined>(undefined);
  const checkWith: Parameters<typeof FilledForm>[0]['checkWith'] = useCallback((asked, waits) => {
    check.current = asked;
    settled.current = waits;
  }, []);
  const { host } = useEngine();
  const [waiting, wait] = useState<'files' | 'lists'>();
  const isWaiting = waiting !== undefined;
  const send = useRef<() => void>(undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (busy || isWaiting) return;
    const files = settled.current?.();
    if (!files) {
      send.current?.();
      return;
    }
    // Saved now, it would be saved without the files that are being sent.
    wait('files');
    void files.then(() => wait('lists'));
  };
  const sendChecked = () => {
    const record = check.current?.();
    if (!record || !made) return;
    const changes = props.stored ? changedValues(made, record, recordOf(props.stored)) : record;
    const all = emptied(only);
    emit('submit', { record: freeze({ ...all, ...record }), changes: freeze({ ...all, ...changes }), key });
  };
  useLayoutEffect(() => {
    send.current = sendChecked;
  });
  // A file that arrives is a change, and while the list of one event runs, the engine takes no second press.
  useEffect(() => {
    if (waiting !== 'lists' || busy) return undefined;
    return host.clock.after(listPause, () => {
      wait(undefined);
      send.current?.();
    });
  }, [waiting, busy, host]);
  const inside = made ? (
    <FilledForm
      key={`${made.turn} ${turn}`}
      id={id}
      nodeId={nodeId}
      form={made.form}
      patterns={made.patterns}
      start={start}
      stored={props.stored ? recordOf(props.stored) : undefined}
      isChanged={bounds['changed']?.value === true}
      isNew={isNew}
      keys={props.readOnly ? undefined : listens('submit') ? 'fillAndSend' : 'fill'}
      choices={props.choices}
      searches={props.searches}
      relations={props.relations}
      display={linked.length > 0 ? withLinked(props.display, linked) : props.display}
      user={props.user ?? undefined}
      departments={props.departments ?? undefined}
      departmentsBelow={props.departmentsBelow ?? undefined}
      params={props.params ?? undefined}
      onChange={change}
      checkWith={checkWith}
    />
  ) : (
    <Skeleton />
  );
  const hasActions = hasSlot('actions');
  if (!hasActions && !listens('submit')) {
    return (
      <section id={id} className={styles.form} aria-label={props.label}>
        {inside}
      </section>
    );
  }
  return (
    <FormBusy value={busy || isWaiting}>
      <form
        ref={keepNames}
        id={id}
        className={styles.form}
        aria-label={props.label}
        aria-busy={busy || isWaiting || undefined}
        noValidate
        onSubmit={submit}
      >
        {inside}
        {hasActions && <div className={styles.actions}>{slot('actions')}</div>}
      </form>
    </FormBusy>
  );
}

/** What was left empty empties the field of each record. */
const emptied = (only: readonly string[] | null | undefined): RecordValues =>
  Object.fromEntries((only ?? []).map((field) => [field, null]));

function recordOf(value: unknown): RecordValues {
  // Safe: a record is an object of values by the ids of its fields.
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as RecordValues) : {};
}
