import type { CSSProperties, ReactElement } from 'react';
import type { WidgetProps } from '#engine';
import { Glyph } from '../icons/Glyph.tsx';
import { Tabs } from '../../Tabs/Tabs.tsx';
import styles from './record.module.css';

/** A grid of 24 parts; on a narrow screen everything takes the whole row. */
export function FormGrid({ props, slot }: WidgetProps<{ span: number }>): ReactElement {
  return (
    <div className={styles.grid} style={spanOf(props.span)}>
      {slot('default')}
    </div>
  );
}

export function FormCell({ props, slot }: WidgetProps<{ span: number }>): ReactElement {
  return (
    <div className={styles.cell} style={spanOf(props.span)}>
      {slot('default')}
    </div>
  );
}

/** The fields of a section, a column or a tab share one grid. */
function Part({ slot, name }: Pick<WidgetProps<object>, 'slot'> & { name: string }): ReactElement {
  return <div className={styles.grid}>{slot(name)}</div>;
}

export function FormColumns({ props, slot }: WidgetProps<{ widths: (number | null)[] }>): ReactElement {
  return (
    <div className={styles.columns}>
      {props.widths.map((width, index) => (
        // The columns of a design have no names of their own.
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change their order
        <div key={index} className={styles.column} style={{ flexGrow: width ?? 1 }}>
          <Part slot={slot} name={`part${index}`} />
        </div>
      ))}
    </div>
  );
}

interface SectionProps {
  title: string;
  isFoldable: boolean;
  isFolded: boolean;
}

export function FormSection({ id, props, bound, slot }: WidgetProps<SectionProps>): ReactElement {
  const isOpen = !props.isFoldable || (typeof bound?.value === 'boolean' ? bound.value : !props.isFolded);
  return (
    <section className={styles.section} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className={styles.title}>
        {props.isFoldable ? (
          <button
            type="button"
            className={styles.fold}
            aria-expanded={isOpen}
            aria-controls={`${id}-part`}
            onClick={() => bound?.set(!isOpen)}
          >
            <Glyph name="chevron-right" size={16} />
            {props.title}
          </button>
        ) : (
          props.title
        )}
      </h3>
      <div id={`${id}-part`} hidden={!isOpen}>
        {isOpen && <Part slot={slot} name="part0" />}
      </div>
    </section>
  );
}

type TabsProps = WidgetProps<{ label: string; tabs: { id: string; label: string }[] }>;

/** The catalogue's tabs, whose panels are the parts of the design. */
export function FormTabs(given: TabsProps): ReactElement {
  const { props, slot } = given;
  const panel = (_: string, locals?: Record<string, unknown>) => {
    const index = props.tabs.findIndex(({ id }) => id === locals?.['tab']);
    return <Part slot={slot} name={`part${index}`} />;
  };
  // Safe: the tabs emit only their own events, and nothing in a form listens to them.
  return <Tabs {...(given as unknown as Parameters<typeof Tabs>[0])} slot={panel} />;
}

export function FormDivider({ props }: WidgetProps<{ title: string }>): ReactElement {
  return props.title === '' ? <hr className={styles.line} /> : <h3 className={styles.title}>{props.title}</h3>;
}

function spanOf(span: number): CSSProperties {
  return { ['--span' as string]: span };
}
