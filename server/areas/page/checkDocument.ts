import type { Handler } from '../../http/handler.ts';

/** The faults of a document that somebody is writing, as publishing it would find them. */
export const checkDocument: Handler<'checkDocument'> = async ({ args, session, services }) => {
  const faults = await services.documents.check(args.document, session.wsId ? { wsId: session.wsId } : {});
  return { faults: [...faults] };
};
