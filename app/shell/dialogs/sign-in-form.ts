import type { CompiledDocument, CompiledNode } from '#engine/document';
import type { Registry } from '#engine/runtime';
import type { Client } from '#openapi/client';
import type { DocumentStore } from '../../router/documents.ts';
import type { SessionFacts } from '../../session/facts.ts';

/** The frame of the form in the dialog, and the form itself. */
export interface SignInForm {
  frame: CompiledDocument;
  form: CompiledDocument;
}

export interface SignInFormParts {
  client: Pick<Client, 'call'>;
  documents: Pick<DocumentStore, 'load'>;
  registry: Pick<Registry, 'loadWidgets'>;
  facts: Pick<SessionFacts, 'locale'>;
}

/** The node of the sign-in page that holds the form; no customisation can remove it (engine/checker/login-document.ts). */
const formNode = 'card';

/**
 * The sign-in page's own form with all customisations, for the dialog. Requested as a visitor: the known pages belong to the
 * session that is gone.
 */
export async function loadSignInForm({ client, documents, registry, facts }: SignInFormParts): Promise<SignInForm> {
  const pages = await client.call('listPages', {});
  async function load(id: string): Promise<CompiledDocument> {
    const hash = pages.find((page) => page.id === id)?.hash[facts.locale];
    if (!hash) throw new Error(`The document "${id}" does not exist in ${facts.locale}.`);
    const document = await documents.load(hash);
    await registry.loadWidgets(document.widgets);
    return document;
  }
  const [frame, login] = await Promise.all([load('session.signInAgain'), load('session.login')]);
  return { frame, form: { ...login, body: findNode(login.body, formNode) ?? login.body } };
}

function findNode(node: CompiledNode, id: string): CompiledNode | undefined {
  if (node.id === id) return node;
  for (const children of Object.values(node.slots ?? {}))
    for (const child of children) {
      const found = findNode(child, id);
      if (found) return found;
    }
  return undefined;
}
