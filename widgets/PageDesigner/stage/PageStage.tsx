import { type ReactElement, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { DocumentSource } from '#engine/document';
import {
  type DesignKit,
  findSource,
  isInRow,
  partAround,
  partsOf,
  positionIn,
  textIn,
  withTextIn,
} from '#engine/designer';
import type { HostUser } from '#engine/runtime';
import { own } from '#schemas';
import { Button } from '../../Button/Button.tsx';
import { inertProps } from '../../kit/field/inert-props.ts';
import type { OpenPart } from '../../kit/preview/messages.ts';
import type { CallReader } from '../../kit/preview/safe-call.ts';
import { DesignFrame } from '../canvas/index.ts';
import type { JudgedDocument } from '../compile/useCompiled.ts';
import type { Design } from '../model/design.ts';
import type { Aim, Designer } from '../model/designer.ts';
import { textProperty } from '../model/text-property.ts';
import styles from '../PageDesigner.module.css';
import type { Look } from './Bar.tsx';
import { InlineText } from './InlineText.tsx';
import { StageLayer } from './StageLayer.tsx';
import { answerKey } from './useDesignKeys.ts';
import type { Stage } from './useStage.ts';

/** Widths of windows that the page is shown in, in px. */
const widths = { desktop: 1280, tablet: 820, phone: 390 } as const;
/** Both languages of the product: what is edited in one keeps the other. */
const locales = ['en-US', 'zh-CN'];

interface PageStageProps {
  id: string;
  kit: DesignKit;
  design: Design;
  designer: Designer;
  document: DocumentSource;
  compiled: JudgedDocument;
  look: Look;
  viewer: { user: HostUser | null; env: Readonly<Record<string, unknown>> };
  reloads: number;
  ask: CallReader;
  stage: Stage;
  scale: number;
  onScale: (scale: number) => void;
  nameOf: (node: string) => string;
  /** Words that are not edited on the canvas are edited in the panel. */
  onEditInPanel: () => void;
  /** Something is to be added there; null: at the end of the page. */
  onAdd: (aim: Aim | null) => void;
}

/** The page on its canvas, what is chosen on it, and the words that are edited where they are. */
export function PageStage(given: PageStageProps): ReactElement {
  const { id, kit, design, designer, document, compiled, look, stage, scale, nameOf } = given;
  const { formatMessage, formatDisplayName } = useIntl();
  const { selected } = designer.state;
  const [edited, setEdited] = useState<string>();
  const { messages, widgets } = kit;
  const open = useOpenPart(document, selected);
  const { user, env } = given.viewer;
  const viewer = useMemo(() => ({ user, env, ...(open && { open }) }), [user, env, open]);

  const isSealed = (node: string): boolean => design.sealed.some((one) => one.node === node);
  const wordsOf = (node: string): { property: string; words: string } | undefined => {
    const found = findSource(document, node);
    if (!found || isSealed(node)) return undefined;
    const property = textProperty(found, found.widget === undefined ? undefined : own(widgets, found.widget));
    return property === undefined
      ? undefined
      : { property, words: textIn(own(found.props ?? {}, property), look.locale, messages) ?? '' };
  };
  const edit = (): void => {
    if (selected === null) return;
    if (wordsOf(selected) && stage.boxes.has(selected)) setEdited(selected);
    else given.onEditInPanel();
  };
  const finish = (node: string, words: string | undefined): void => {
    setEdited(undefined);
    const now = wordsOf(node);
    const value = own(findSource(document, node)?.props ?? {}, now?.property ?? '');
    if (words !== undefined && now && words !== now.words)
      designer.setProperty(
        node,
        now.property,
        withTextIn(value, { locale: look.locale, words, locales, messages }),
        'text',
      );
    window.document.getElementById(`${id}-stage`)?.focus();
  };
  const box = edited === undefined ? undefined : stage.boxes.get(edited)?.[0];
  const start = edited === undefined ? undefined : wordsOf(edited)?.words;
  const root = partsOf(document)[0]?.body;
  const isEmpty = root !== undefined && Object.values(root.slots ?? {}).flat().length === 0;
  const language = formatDisplayName(look.locale.split('-')[0] ?? look.locale, { type: 'language' }) ?? look.locale;
  return (
    <DesignFrame
      label={design.title}
      document={compiled.document}
      width={widths[look.width]}
      scheme={look.scheme}
      design={viewer}
      reloads={given.reloads}
      call={given.ask}
      onBoxes={stage.show}
      onScale={given.onScale}
    >
      <StageLayer
        id={id}
        stage={stage}
        scale={scale}
        selected={selected}
        nameOf={nameOf}
        isInRow={selected !== null && isInRow(document, stage.boxes, selected)}
        onSelect={designer.select}
        onEdit={edit}
        onDrop={designer.move}
        onAdd={
          selected !== null && edited === undefined && positionIn(document, selected)
            ? (side) => given.onAdd({ node: selected, side })
            : undefined
        }
        onKey={(event) => answerKey(event, designer)}
      />
      {isEmpty && (
        <div className={styles.empty}>
          <p className={styles.none}>{formatMessage({ id: 'widget.PageDesigner.empty' })}</p>
          <Button
            {...inertProps(`${id}-first`)}
            props={{ label: formatMessage({ id: 'widget.PageDesigner.empty.add' }), icon: 'plus', variant: 'primary' }}
            bound={undefined}
            error={undefined}
            emit={() => given.onAdd(null)}
          />
        </div>
      )}
      {edited !== undefined && box && start !== undefined && (
        <InlineText
          key={edited}
          label={formatMessage({ id: 'widget.PageDesigner.properties.inLanguage' }, { name: nameOf(edited), language })}
          box={{ x: box.x * scale, y: box.y * scale, width: box.width * scale, height: box.height * scale }}
          start={start}
          onDone={(words) => finish(edited, words)}
        />
      )}
    </DesignFrame>
  );
}

/** The dialog or drawer that the selected node is in: the canvas shows it over the page. */
function useOpenPart(document: DocumentSource, selected: string | null): OpenPart | undefined {
  const key = selected === null ? undefined : partAround(document, selected);
  return useMemo(() => {
    const [kind, name] = key?.split('/') ?? [];
    if (name === undefined) return undefined;
    return { kind: kind === 'dialogs' ? 'dialog' : 'drawer', name };
  }, [key]);
}
