import { type ReactElement, use } from 'react';
import { GuideContext } from '../GuideContext.ts';
import styles from '../markdown/Blocks.module.css';
import { Scroller } from '../markdown/Scroller.tsx';
import { spoken, word } from '../words.ts';
import { writtenLocale } from '../../pseudo-locale.ts';
import { allActions, inChinese } from './all-actions.ts';

/** Every action with its arguments. */
export function ActionTable(): ReactElement {
  const { locale } = use(GuideContext);
  const say = (text = ''): string =>
    spoken(writtenLocale(locale) === 'zh-CN' ? (inChinese[text] ?? text) : text, locale);
  return (
    <Scroller name="guide.table">
      <table className={`${styles.prose} ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">{word('guide.action', locale)}</th>
            <th scope="col">{word('guide.action.does', locale)}</th>
            <th scope="col">{word('guide.action.arguments', locale)}</th>
          </tr>
        </thead>
        <tbody>
          {allActions.map(({ $id, description, args }) => (
            <tr key={$id}>
              <td>
                <code dir="ltr">{$id}</code>
              </td>
              <td>{say(description)}</td>
              <td>
                {Object.entries(args.properties ?? {}).map(([name, argument]) => (
                  <div key={name}>
                    <code dir="ltr">{name}</code>{' '}
                    {args.required?.includes(name) ? '' : `(${word('guide.optional', locale)}) `}
                    {say(argument.description)}
                  </div>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
