import { type ReactElement, useEffect, useState } from 'react';
import type { EngineHost } from '#engine/runtime';
import type { Screens } from '../router/screens.ts';
import type { Texts } from '../router/texts.ts';
import type { SessionFacts } from '../session/facts.ts';
import type { IdleWatch } from '../session/idle-watch.ts';
import { IdleWarning } from './dialogs/IdleWarning.tsx';
import { QuestionDialog } from './dialogs/QuestionDialog.tsx';
import type { Questions } from './dialogs/question-list.ts';
import { SignInAgainDialog } from './dialogs/SignInAgainDialog.tsx';

type DialogParts = Parameters<typeof SignInAgainDialog>[0]['parts'] &
  TextParts & { questions: Questions; idle: IdleWatch };

/** The dialogs of the shell, once their texts are loaded. */
export function Dialogs({ parts, host }: { parts: DialogParts; host: EngineHost }): ReactElement | null {
  if (!useWholeTexts(parts)) return null;
  return (
    <>
      <SignInAgainDialog parts={parts} host={host} />
      <IdleWarning idle={parts.idle} />
      <QuestionDialog questions={parts.questions} />
    </>
  );
}

interface TextParts {
  texts: Texts;
  facts: SessionFacts;
  screens: Pick<Screens, 'again' | 'state'>;
  view: Pick<Window, 'setTimeout' | 'clearTimeout'>;
}

/** Milliseconds before texts that did not arrive are requested again. */
const retryAfter = 5000;

/** Loads the texts that the entry page did not contain, and shows the screen with them. True once they are loaded. */
function useWholeTexts({ texts, facts, screens, view }: TextParts): boolean {
  const [isLoaded, setLoaded] = useState(() => texts.isWhole(facts.locale));
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (isLoaded) return undefined;
    let timer: number | undefined;
    texts.load(facts.locale).then(
      () => {
        screens.again();
        setLoaded(true);
      },
      (error: unknown) => {
        console.warn(error);
        timer = view.setTimeout(() => setAttempt(attempt + 1), retryAfter);
      },
    );
    return () => view.clearTimeout(timer);
  }, [isLoaded, attempt, texts, facts, screens, view]);
  return isLoaded;
}
