import { type ReactElement, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { PartProps } from './DesignPart.ts';
import type { Target } from '#kinds/designs';
import { checks } from './parts/checks.ts';
import { EntriesPart } from './parts/EntriesPart.tsx';
import { fills } from './parts/fills.ts';
import { columns, search } from './parts/list-view.ts';
import { partFacts } from './parts/part-facts.ts';
import { rules } from './parts/rules.ts';
import { detail, order, settings } from './parts/settings.ts';
import { SettingsPart } from './parts/SettingsPart.tsx';
import { useKindTexts } from './texts/useKindTexts.ts';

interface OtherPartProps extends PartProps {
  part: string;
  label: string;
  targets: readonly Target[];
  onNeed(table: string): void;
}

const lists = { rules, checks, fills, columns, search } as const;
const panels = { detail, order, settings } as const;
const isList = (part: string): part is keyof typeof lists => Object.hasOwn(lists, part);
const isPanel = (part: string): part is keyof typeof panels => Object.hasOwn(panels, part);

/** TABLE-24: the parts of a design beside its fields. */
export function OtherPart({ part, label, targets, ...given }: OtherPartProps): ReactElement | null {
  const { formatMessage, formatList } = useIntl();
  const texts = useKindTexts();
  const { locale } = texts;
  const { design } = given;
  const facts = useMemo(() => {
    const system = {
      created_at: texts.choice('created_at'),
      created_by: texts.choice('created_by'),
      updated_at: texts.choice('updated_at'),
    };
    return partFacts(design, {
      views: targets,
      locale,
      system,
      unnamed: formatMessage({ id: 'widget.TableDesign.entry.new' }, { part }),
      eachRow: (name) => formatMessage({ id: 'widget.TableDesign.rowsOf' }, { name }),
      phrase: (verb, names) =>
        formatMessage({ id: 'widget.TableDesign.rule' }, { verb, names: formatList([...names]) }),
    });
  }, [design, targets, locale, texts, part, formatMessage, formatList]);
  if (isPanel(part)) return <SettingsPart {...given} kind={panels[part]} label={label} facts={facts} />;
  if (!isList(part)) return null;
  const adds = formatMessage({ id: 'widget.TableDesign.entry.add' }, { part });
  const none = formatMessage({ id: 'widget.TableDesign.entry.none' }, { part });
  return <EntriesPart {...given} kind={lists[part]} label={label} facts={facts} adds={adds} none={none} />;
}
