import { type ReactElement, useId, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import type { ShortcutListProps } from '../generated/types.ts';
import { Modal } from '../kit/dialog/Modal.tsx';
import { ModalFrame } from '../kit/dialog/ModalFrame.tsx';
import { Keys } from '../kit/shortcuts/Keys.tsx';
import { type KnownShortcut, topModal, worksIn } from '../kit/shortcuts/shortcut-book.ts';
import { useKnownShortcuts, useShortcuts } from '../kit/shortcuts/useShortcuts.ts';
import styles from './ShortcutList.module.css';

/** The key `?` and what it shows: the keys of the page, or of the dialog or drawer on top, part by part. Nothing is seen before. */
export function ShortcutList({ id }: WidgetProps<ShortcutListProps>): ReactElement | null {
  const { formatMessage } = useIntl();
  /** What was on top when it was opened. */
  const [opened, setOpened] = useState<{ over: string | undefined }>();
  const title = formatMessage({ id: 'widget.ShortcutList.title' });
  useShortcuts(
    useMemo(
      () => [{ keys: '?', label: title, isEverywhere: true, run: () => setOpened({ over: topModal() }) }],
      [title],
    ),
  );
  const known = useKnownShortcuts();
  if (!opened) return null;
  const close = () => setOpened(undefined);
  const label = formatMessage({ id: 'widget.ShortcutList.close' });
  const part = formatMessage({ id: 'widget.ShortcutList.window' });
  const listed = known
    .filter((one) => one.keys !== '' && worksIn(opened.over, one))
    .map((one) => (one.isDismissal ? { ...one, label, part } : one));
  const page = formatMessage({ id: 'widget.ShortcutList.page' });
  const everywhere = formatMessage({ id: 'widget.ShortcutList.everywhere' });
  const partOf = (one: KnownShortcut) => (one.isEverywhere ? everywhere : (one.part ?? page));
  // What works everywhere comes last: it is known soonest.
  const parts = [...new Set(listed.map(partOf))].toSorted((one) => (one === everywhere ? 1 : 0));
  return (
    <Modal id={id} side="center" labelledBy={`${id}-title`} onDismiss={close} style={{ maxWidth: 480 }}>
      <ModalFrame
        titleId={`${id}-title`}
        title={title}
        closeLabel={formatMessage({ id: 'widget.Dialog.close' })}
        onClose={close}
      >
        {parts.map((part) => (
          <Part key={part} title={part} listed={listed.filter((one) => partOf(one) === part)} />
        ))}
      </ModalFrame>
    </Modal>
  );
}

function Part({ title, listed }: { title: string; listed: readonly KnownShortcut[] }): ReactElement {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <dl className={styles.list}>
        {listed.map(({ keys, label }) => (
          <div key={`${keys} ${label}`} className={styles.row}>
            <dt>{label}</dt>
            <dd>
              <Keys keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
