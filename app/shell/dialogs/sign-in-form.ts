import type { CompiledDocument, CompiledNode } from '#engine/runtime';
import type { App } from '../../prerender/create-app.ts';

/** What lies around the form in the dialog, and the form itself. */
export interface SignInForm {
  frame: CompiledDocument;
  form: CompiledDocument;
}

/** The node of the sign-in page that holds the form; nobody may take it away (server/kernel/documents/login-document.ts). */
const formNode = 'card';

/**
 * The sign-in page's own form with everything that administrators have changed in it, for the dialog. Asked for as a
 * visitor: the pages that were known belong to the session that is gone.
 */
export async function loadSignInForm({ client, documents, registry, locale }: App): Promise<SignInForm> {
  const pages = await client.call('listPages', {});
  async function load(id: string): Promise<CompiledDocument> {
    const hash = pages.find((page) => page.id === id)?.hash[locale.get()];
    if (!hash) throw new Error(`The document "${id}" does not exist in ${locale.get()}.`);
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
