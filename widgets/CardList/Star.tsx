import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { CardListProps } from '../generated/types.ts';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { Spoken } from '../kit/spoken/Spoken.tsx';
import styles from './CardList.module.css';

interface StarProps {
  item: CardListProps['items'][number];
  isBesideMenu: boolean;
  onToggle: (isFavorite: boolean) => void;
}

/** Makes the card a favorite, or no longer. Its name stays the same, and `aria-pressed` says which it is. */
export function Star({ item, isBesideMenu, onToggle }: StarProps): ReactElement {
  const { formatMessage } = useIntl();
  const isFavorite = item.isFavorite === true;
  const label = formatMessage({ id: 'widget.CardList.favorite' }, { name: item.title });
  return (
    <button
      type="button"
      className={styles.star}
      data-beside={isBesideMenu}
      aria-pressed={isFavorite}
      title={label}
      onClick={() => onToggle(!isFavorite)}
    >
      <Glyph name="star" size={16} />
      <Spoken>{label}</Spoken>
    </button>
  );
}
