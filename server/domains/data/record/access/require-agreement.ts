import { NotFound } from '#server/kernel/errors/index.ts';

type Named = Partial<Record<'menu_id' | 'p_table_id' | 'l_table_id', string | undefined>>;

/** Throws `NotFound` where the body names another table or menu than the address (REC-01). */
export function requireAgreement(sent: Named, address: Named): void {
  for (const key of ['menu_id', 'p_table_id', 'l_table_id'] as const) {
    if (sent[key] !== undefined && sent[key] !== address[key]) throw new NotFound({ pointer: `/${key}` });
  }
}
