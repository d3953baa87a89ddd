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
import { nameOf, nodeAt, type Path, removeNode } from './design.ts';
import type { PartProps } from './DesignPart.ts';
import { FieldsPart } from './FieldsPart.tsx';
import { type DesignIssue, positionOf } from './issues.ts';
import { IssueList } from './IssueList.tsx';
import styles from './TableDesign.module.css';
import { departmentsOf, targetsOf } from './targets.ts';
import { useDesignHistory } from './useDesignHistory.ts';
import { useDesignIssues } from './useDesignIssues.ts';

/** Safe: the bound value is a design; one that is broken is shown as far as it has controls, and the server checks it. */
const designOf = (value: unknown): FormConfig =>
  (isData(value) && !Array.isArray(value) ? value : { formLabel: '' }) as FormConfig;

/** TABLE-05, TABLE-24: the design of a table's form with one undo over all of it. */
export function TableDesign(given: WidgetProps<TableDesignProps, TableDesignEvents>): ReactElement {
  const { id, nodeId, props, bound, emit } = given;
  const { formatMessage, locale } = useIntl();
  const design = designOf(bound?.value);
  const history = useDesignHistory();
  const [part] = useState('fields');
  const [chosen, setChosen] = useState('');
  // The panel begins again with each other design that it did not make itself.
  const [turn, setTurn] = useState(0);
  const sent = useRef<unknown>(bound?.value);
  const [denials, setDenials] = useState<readonly DesignIssue[]>([]);
  const [isTried, setTried] = useState(false);
  const [said, setSaid] = useState('');
  const check = useRef<() => boolean>(() => true);
  const checkWith = useCallback((asked: () => boolean) => {
    check.current = asked;
  }, []);
  const { issues: found, find } = useDesignIssues(design);
  const issues = useMemo(() => [...denials, ...found], [denials, found]);
  const targets = useMemo(() => targetsOf(props.tables, props.targets, locale), [props.tables, props.targets, locale]);

  const departments = useMemo(() => departmentsOf(props.departments), [props.departments]);

  useEffect(() => {
    if (sameJson(bound?.value, sent.current)) return;
    sent.current = bound?.value;
    setTurn((before) => before + 1);
  }, [bound?.value]);

  const show = (next: FormConfig) => {
    sent.current = next;
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
  const goTo = ({ key }: Pick<DesignIssue, 'part' | 'key'>) => flushSync(() => choose(key));
  const focusPanel = () => focusInside(document.getElementById(`${id}-panel`) ?? document.body);

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
      flushSync(() => setTried(true));
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
      if (!position || position.key === '') return false;
      flushSync(() => {
        setDenials((before) => [...before, { ...position, said: text }]);
        choose(position.key);
      });
      return true;
    },
    focus: focusPanel,
  });

  const shared: PartProps = {
    id,
    design,
    saved: designOf(props.saved),
    chosen,
    turn,
    issues: issues.filter((one) => one.part === part),
    onChange: change,
    onChoose: choose,
    checkWith,
  };
  return (
    <section id={id} className={styles.design} aria-label={props.label}>
      <div className={styles.tools}>
        {(['undo', 'redo'] as const).map((name) => (
          <button
            key={name}
            type="button"
            className={field.small}
            data-square="true"
            aria-label={formatMessage(historyTexts[name])}
            title={formatMessage(historyTexts[name])}
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
      <FieldsPart
        {...shared}
        targets={targets}
        departments={departments}
        onRemove={remove}
        onNeed={(table) => emit('target', { table })}
      />
      <Spoken live>{said}</Spoken>
    </section>
  );
}

const historyTexts = defineMessages({
  undo: { id: 'widget.TableDesign.undo' },
  redo: { id: 'widget.TableDesign.redo' },
});
