import { type ReactElement, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { defineMessages, useIntl } from 'react-intl';
import { focusInside, useValidation, type WidgetProps } from '#engine';
import type { FormConfig } from '#engine/forms';
import { freeze, isData } from '#engine/runtime';
import { sameJson } from '#schemas';
import type { TableDesignEvents, TableDesignProps } from '../generated/types.ts';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { Spoken } from '../kit/spoken/Spoken.tsx';
import field from '../kit/field/field.module.css';
import { fieldsIn, nameOf, nodeAt, nodesOf, type Path, removeNode, subTableAround } from './design.ts';
import type { PartProps } from './DesignPart.ts';
import { FieldsPart } from './FieldsPart.tsx';
import { concernsRecords } from './concerns.ts';
import { formulaWarnings } from './formula-warnings.ts';
import { type DesignIssue, positionOf } from './issues.ts';
import { IssueList } from './IssueList.tsx';
import { LeftPart } from './LeftPart.tsx';
import styles from './TableDesign.module.css';
import { OtherPart } from './OtherPart.tsx';
import { Tabs } from '../Tabs/Tabs.tsx';
import { inertProps } from '../kit/field/inert-props.ts';
import { useOutsideValue } from '../kit/record/useOutsideValue.ts';
import { TakenOut } from './TakenOut.tsx';
import { useKindTexts } from './texts/useKindTexts.ts';
import { usesOf } from './uses.ts';
import { departmentsOf, targetsOf } from './targets.ts';
import { useDesignHistory } from './useDesignHistory.ts';
import { useDesignIssues } from './useDesignIssues.ts';
import { useOpenGroups } from './useOpenGroups.ts';
import { useSample } from './useSample.ts';
import { useUndoKeys } from './useUndoKeys.ts';

/** Safe: the bound value is a design; one that is broken is shown as far as it has controls, and the server checks it. */
const designOf = (value: unknown): FormConfig =>
  (isData(value) && !Array.isArray(value) ? value : noDesign) as FormConfig;

/** The members in which two designs differ, as one text. */
const changedMembers = (before: unknown, after: unknown): string => {
  const [one, other] = [designOf(before), designOf(after)] as Readonly<Record<string, unknown>>[];
  const names = Object.keys({ ...one, ...other });
  return names.filter((name) => !sameJson(one?.[name], other?.[name])).join(' ');
};

/** The same object each time: what is made of a design is made anew for another one alone. */
const noDesign: FormConfig = { formLabel: '' };

/** TABLE-05, TABLE-24: the design of a table's form with one undo over all of it. */
export function TableDesign(given: WidgetProps<TableDesignProps, TableDesignEvents>): ReactElement {
  const { id, nodeId, props, bound, bounds, emit } = given;
  const { formatMessage, locale } = useIntl();
  const design = designOf(bound?.value);
  const saved = designOf(props.saved);
  const history = useDesignHistory();
  const shown = props.parts ?? allParts;
  const [part, setPart] = useState<string>(shown[0]);
  const [chosen, setChosen] = useState('');
  const [leaving, setLeaving] = useState<Path>();
  const groups = useOpenGroups();
  const texts = useKindTexts();
  // The panel begins again with each other design that it did not make itself.
  const [turn, setTurn] = useState(0);
  const [denials, setDenials] = useState<readonly DesignIssue[]>([]);
  const [isTried, setTried] = useState(false);
  const [said, setSaid] = useState('');
  const check = useRef<() => boolean>(() => true);
  const checkWith = useCallback((asked: () => boolean) => {
    check.current = asked;
  }, []);
  const { issues: found, find } = useDesignIssues(design, saved);
  const issues = useMemo(
    () => [...denials, ...found.filter((one) => isTried || !one.isUnfilled)],
    [denials, found, isTried],
  );
  const targets = useMemo(() => targetsOf(props.tables, props.targets, locale), [props.tables, props.targets, locale]);

  const departments = useMemo(() => departmentsOf(props.departments), [props.departments]);

  const known = useRef(saved);
  const sends = useOutsideValue(bound?.value, (value, before) => {
    const isLoaded = known.current !== saved;
    known.current = saved;
    setTurn((now) => now + 1);
    // The page beside edits members of the design too; what is loaded is nobody's change.
    if (before && !isLoaded) history.record(designOf(before), `outside ${changedMembers(before, value)}`);
  });

  const left = props.left ?? [];
  const concerns = bounds['concerns'];
  const isConcern = props.saved
    ? concernsRecords(
        saved,
        design,
        left.map((one) => one.field),
      )
    : false;
  useEffect(() => {
    if (concerns && (concerns.value ?? false) !== isConcern) concerns.set(isConcern);
  }, [concerns, isConcern]);

  const warned = useMemo(() => formulaWarnings(design, locale), [design, locale]);
  const warnings = bounds['warnings'];
  useEffect(() => {
    if (!sameJson(warnings?.value ?? [], warned)) warnings?.set(freeze([...warned]));
  }, [warnings, warned]);

  useSample(design, { locale, put: bounds['sample']?.set });

  const show = (next: FormConfig) => {
    sends(next);
    setDenials([]);
    bound?.set(freeze(next));
    emit('change', { design: { ...next } });
  };
  const change = (next: FormConfig, name?: string) => {
    history.record(design, name);
    show(next);
  };
  const choose = (key: string) => {
    setChosen(key);
    setTurn((before) => before + 1);
  };
  const step = (next: FormConfig | undefined) => {
    if (!next) return;
    show(next);
    setTurn((before) => before + 1);
  };
  const root = useRef<HTMLElement>(null);
  useUndoKeys(root, (name) => step(name === 'undo' ? history.undo(design) : history.redo(design)));
  const open = (next: string, key = '') => {
    setPart(next);
    choose(key);
  };
  const goTo = (issue: Pick<DesignIssue, 'part' | 'key'>) => flushSync(() => open(issue.part, issue.key));
  const focusPanel = () => focusInside(document.getElementById(`${id}-panel`) ?? document.body);

  /** A field with values asks first; what was never saved goes at once, and comes back by undo. */
  const leave = (path: Path) => {
    const node = nodeAt(design, path);
    const inside = node ? fieldsIn([node]) : [];
    const isSaved = inside.some((one) => fieldsIn(nodesOf(saved)).some(({ id: known }) => known === one.id));
    if (isSaved && !subTableAround(design, path)) setLeaving(path);
    else remove(path);
  };
  const remove = (path: Path) => {
    const removed = nodeAt(design, path);
    if (!removed) return;
    change(removeNode(design, path));
    const at = path.at(-1) ?? 0;
    const beside = at > 0 ? [...path.slice(0, -1), at - 1] : path.length > 1 ? path.slice(0, -2) : [0];
    choose(beside.join('-'));
    setSaid(formatMessage({ id: 'widget.TableDesign.removed' }, { name: nameOf(removed, locale) }));
    requestAnimationFrame(() => document.getElementById(`${id}-row-${beside.join('-')}`)?.focus());
  };

  useValidation({
    id,
    nodeId,
    validate() {
      const [first] = find();
      flushSync(() => setTried(first !== undefined));
      if (!first) return check.current();
      goTo(first);
      return false;
    },
    showIssue(text, pointer) {
      if (text === null) {
        setDenials([]);
        return true;
      }
      const position = positionOf(design, pointer, locale);
      if (!position || (position.part === 'fields' && position.key === '')) return false;
      flushSync(() => {
        setDenials((before) => [...before, { ...position, said: text }]);
        open(position.part, position.key);
      });
      return true;
    },
    focus: focusPanel,
  });

  const tabOf = (name: string) => ({ id: name, label: texts.part(name) });
  const need = (table: string) => emit('target', { table });
  const leavingNode = leaving && nodeAt(design, leaving);
  const partTexts = {
    rules: texts.part('rules'),
    checks: texts.part('checks'),
    fills: texts.part('fills'),
    columns: texts.part('columns'),
    search: texts.part('search'),
    detail: texts.part('detail'),
  };
  const shared: PartProps = {
    id,
    design,
    saved,
    chosen,
    turn,
    issues: issues.filter((one) => one.part === part),
    onChange: change,
    onChoose: choose,
    checkWith,
  };
  return (
    <section ref={root} id={id} className={styles.design} aria-label={props.label}>
      <div className={styles.tools}>
        {(['undo', 'redo'] as const).map((name) => (
          <button
            key={name}
            type="button"
            className={field.small}
            data-square="true"
            aria-label={formatMessage(historyTexts[name])}
            title={`${formatMessage(historyTexts[name])} (${keys[name]})`}
            aria-keyshortcuts={name === 'undo' ? 'Control+Z Meta+Z' : 'Control+Shift+Z Meta+Shift+Z Control+Y'}
            disabled={name === 'undo' ? !history.canUndo : !history.canRedo}
            onClick={() => step(name === 'undo' ? history.undo(design) : history.redo(design))}
          >
            <span className={name === 'redo' ? styles.mirrored : undefined}>
              <Glyph name="undo" size={16} />
            </span>
          </button>
        ))}
      </div>
      {isTried && (
        <IssueList
          design={design}
          issues={found}
          onGo={(issue) => {
            goTo(issue);
            focusPanel();
          }}
        />
      )}
      <Tabs
        {...inertProps(`${id}-parts`)}
        props={{
          label: formatMessage({ id: 'widget.TableDesign.parts' }),
          tabs: [
            tabOf(shown[0]),
            ...[...shown.slice(1), ...(left.length > 0 || part === 'left' ? ['left'] : [])].map(tabOf),
          ],
        }}
        bound={{ value: part, set: (next) => open(String(next)) }}
        error={undefined}
        slot={() =>
          part === 'left' ? (
            <LeftPart
              label={texts.part('left')}
              design={design}
              left={left}
              onBack={(brought) => {
                change(brought.design);
                open('fields', brought.path.join('-'));
              }}
              onDrop={({ id: column, field: path, values }, name) =>
                emit('drop', { column, field: path, name, values })
              }
            />
          ) : part === 'fields' ? (
            <FieldsPart
              {...shared}
              targets={targets}
              departments={departments}
              groups={groups}
              occurring={props.values ?? undefined}
              onRemove={leave}
              onNeed={need}
              onValues={(name) => emit('values', { field: name })}
            />
          ) : (
            <OtherPart key={part} {...shared} part={part} label={texts.part(part)} targets={targets} onNeed={need} />
          )
        }
      />
      {leaving && leavingNode && (
        <TakenOut
          id={`${id}-leave`}
          name={nameOf(leavingNode, locale)}
          uses={fieldsIn([leavingNode]).flatMap((one) => usesOf(design, one.id, { locale, parts: partTexts }))}
          onNo={() => setLeaving(undefined)}
          onYes={() => {
            setLeaving(undefined);
            remove(leaving);
          }}
        />
      )}
      <Spoken live>{said}</Spoken>
    </section>
  );
}

type Part = NonNullable<TableDesignProps['parts']>[number];

const allParts: readonly [Part, ...Part[]] = [
  'fields',
  'rules',
  'checks',
  'fills',
  'columns',
  'search',
  'detail',
  'settings',
];

const keys = { undo: 'Ctrl+Z', redo: 'Ctrl+Y' } as const;

const historyTexts = defineMessages({
  undo: { id: 'widget.TableDesign.undo' },
  redo: { id: 'widget.TableDesign.redo' },
});
