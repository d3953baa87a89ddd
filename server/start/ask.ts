import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Asks at the terminal; what is typed at a hidden question is not shown. Undefined without a terminal. */
export async function ask(question: string, { isHidden = false } = {}): Promise<string | undefined> {
  if (!process.stdin.isTTY) return undefined;
  process.stdout.write(question);
  // readline echoes to its output: a hidden question gives it one that forgets.
  const output = isHidden ? new Writable({ write: (_bytes, _encoding, done) => done() }) : process.stdout;
  const lines = createInterface({ input: process.stdin, output, terminal: true });
  try {
    return await lines.question('');
  } finally {
    lines.close();
    if (isHidden) process.stdout.write('\n');
  }
}
