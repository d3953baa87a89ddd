import type { Schemas } from '#openapi';
import type { NoticeRow } from './queries.ts';

type Notice = Schemas['Notice'];

function targetsOf({ audience, department_ids }: NoticeRow): Notice['targets'] {
  if (audience) return { to: 'customers', ws_ids: audience };
  if (department_ids) return { to: 'departments', department_ids };
  return { to: 'everybody' };
}

/** A notice as its administrators see it. */
export function presentNotice(row: NoticeRow): Notice {
  return {
    id: row.id,
    title: row.title,
    content: row.content,
    scope: row.ws_id === null ? 'platform' : 'workspace',
    targets: targetsOf(row),
    state: row.state,
    publish_at: row.publish_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    version: row.version,
  };
}

/** The same for its readers: its other targets stay hidden, as they may name other customers. */
export function presentToReader(row: NoticeRow): Notice {
  return presentNotice({ ...row, audience: null, department_ids: null });
}

/** What the log records of a notice. */
export function noticeFacts(row: NoticeRow): Pick<Notice, 'title' | 'content' | 'targets' | 'state' | 'publish_at'> {
  const { title, content, targets, state, publish_at } = presentNotice(row);
  return { title, content, targets, state, publish_at };
}
