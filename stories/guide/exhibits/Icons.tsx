import { type ReactElement, use, useState } from 'react';
import { Glyph } from '#widgets/kit/icons/Glyph.tsx';
import { iconNames } from '#widgets/kit/icons/names.ts';
import { GuideContext } from '../GuideContext.ts';
import { word } from '../words.ts';
import styles from './Icons.module.css';

/** Every icon with the name by which documents use it. */
export function Icons(): ReactElement {
  const { locale } = use(GuideContext);
  const [search, setSearch] = useState('');
  const found = iconNames.filter((name) => name.includes(search.trim().toLowerCase()));
  return (
    <>
      <label className={styles.search}>
        <span>{word('guide.icons.find', locale)}</span>
        <input type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
      </label>
      <ul className={styles.icons}>
        {found.map((name) => (
          <li key={name}>
            <Glyph name={name} size={24} />
            <code dir="ltr">{name}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
