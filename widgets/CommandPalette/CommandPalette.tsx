import { type ReactElement, useCallback, useMemo, useState } from 'react';
import type { WidgetProps } from '#engine';
import type { CommandPaletteEvents, CommandPaletteProps } from '../generated/types.ts';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { Keys } from '../kit/shortcuts/Keys.tsx';
import { useShortcuts } from '../kit/shortcuts/useShortcuts.ts';
import { BringGroupContext, type BringGroup, type BroughtGroup } from './group-book.ts';
import styles from './CommandPalette.module.css';
import { Palette } from './Palette.tsx';

const keys = 'Mod+K';

/** A search over everything that has a name, from wherever the person is. */
export function CommandPalette({
  id,
  props,
  emit,
  slot,
}: WidgetProps<CommandPaletteProps, CommandPaletteEvents>): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const { label } = props;
  useShortcuts(useMemo(() => [{ keys, label, isEverywhere: true, run: () => setOpen(true) }], [label]));
  const [brought, setBrought] = useState<Readonly<Record<string, BroughtGroup>>>({});
  const bring = useCallback<BringGroup>((own, group) => {
    setBrought((before) => {
      // A group that is known stays where it is.
      if (group) return { ...before, [own]: group };
      const { [own]: _gone, ...others } = before;
      return others;
    });
  }, []);
  const groups = [...(props.groups ?? []), ...Object.values(brought)];
  const close = () => {
    setOpen(false);
    emit('search', { text: '' });
  };
  return (
    <>
      <button
        type="button"
        id={id}
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        title={label}
        onClick={() => setOpen(true)}
      >
        <Glyph name="search" size={18} />
        <span className={styles.word}>{label}</span>
        <span className={styles.keys} aria-hidden="true">
          <Keys keys={keys} />
        </span>
      </button>
      <BringGroupContext value={bring}>{slot('groups')}</BringGroupContext>
      {isOpen && (
        <Palette
          id={`${id}-palette`}
          label={label}
          groups={groups}
          hasPages={props.pages !== false}
          notes={Object.values(brought).flatMap(({ note }) => note ?? [])}
          isSearching={Object.values(brought).some(({ searching }) => searching)}
          onSearch={(text) => emit('search', { text })}
          onClose={close}
          onSelect={(group, found) => {
            close();
            if (found.run) found.run();
            else emit('select', { group, id: found.id, href: found.href ?? '' });
          }}
        />
      )}
    </>
  );
}
