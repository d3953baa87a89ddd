/** The layout controls that can be added, in the order of the menu. */
export const addedLayouts = ['section', 'columns', 'tabs', 'divider', 'note'] as const;

export type AddedLayout = (typeof addedLayouts)[number];

interface LayoutKind {
  /** Strokes on a grid of 24 × 24. */
  icon: string;
  /** Other words for it in lower case, of both languages. */
  synonyms: string;
}

/** How layout controls are shown in the menu, as `kinds/<kind>/design.ts` says it of fields. */
export const layoutKinds: Readonly<Record<AddedLayout, LayoutKind>> = {
  section: {
    icon: 'M4 4h16v5H4ZM4 13h16M4 17h16M4 21h10',
    synonyms: 'group,heading,panel,block,title,分组,标题,区块,面板',
  },
  columns: { icon: 'M4 4h7v16H4ZM13.5 4h7v16h-7Z', synonyms: 'side by side,layout,grid,分栏,并排,布局,列' },
  tabs: { icon: 'M3 9V5h6v4M9 9V6.5h6V9M3 9h18v11H3Z', synonyms: 'tab,pages,layout,标签页,选项卡,页签' },
  divider: { icon: 'M3 12h18M7 6.5h10M7 17.5h10', synonyms: 'line,separator,rule,分割线,分隔线,横线' },
  note: {
    icon: 'M5 4h14v11l-5 5H5ZM14 20v-5h5M8.5 8.5h7M8.5 12h4',
    synonyms: 'text,hint,explanation,help,instruction,description,说明,提示,备注,帮助',
  },
};
