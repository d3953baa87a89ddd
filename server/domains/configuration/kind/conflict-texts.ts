import { type OverlayConflict, fillText } from '#engine/document';
import { conflictDetail } from '#engine/overlays';

const words = { document: '整个文档', whole: '全部内容', position: '位置' };

/** The engine's own texts are English; every code of a conflict has its text here as well, with the same names in it. */
export const chineseConflicts: Readonly<Record<OverlayConflict['code'], string>> = {
  OVERLAY_NAME_RESERVED: '路径经过“{name}”，任何文档都没有这个名称。',
  OVERLAY_NODE_GONE: '产品自带的文档中已没有节点“{node}”。',
  OVERLAY_VALUE_CHANGED: '“{node}”中 {path} 的自带值已不是此修改所替换的值。',
  OVERLAY_NODE_CHANGED: '此修改要移除的节点“{node}”已与当时不同。',
  OVERLAY_REMOVED_KEPT: '此修改移除了“{node}”，产品自带的文档把其中的内容放到了别处。这些内容目前保持隐藏。',
  OVERLAY_WIDGET_CHANGED: '在此修改涉及“{node}”的 {path} 处，产品自带的文档现在使用了另一个组件。',
  OVERLAY_KIND_CHANGED: '产品自带的文档与当时修改的文档类型不同。',
  OVERLAY_MOVED: '产品移动了节点“{node}”，此修改也移动了它。',
  OVERLAY_PARENT_GONE: '此修改要把“{node}”放入“{parent}”，而产品自带的文档中已没有它。',
  OVERLAY_PLACE_GONE: '位置 {place} 已不存在。',
  OVERLAY_ID: '新增的节点名为“{id}”；管理员新增的标识须以“x.”开头，且尚未被使用。',
  OVERLAY_ID_TAKEN: '此修改新增的“{id}”中有一个节点，其标识现在已被下层文档使用。',
  OVERLAY_DEPENDS: '此修改需要另一个待决定的修改所新增的节点。',
  OVERLAY_UNFIT: '加上对“{node}”中 {path} 的这一修改后，产品自带的文档无法再工作。',
  OVERLAY_CYCLE: '节点“{node}”会被移动到它自身之内。',
};

/** Why a change was left open, in the caller's language. */
export function conflictText({ code, message, operation }: OverlayConflict, locale: string): string {
  return locale === 'en-US' ? message : fillText(chineseConflicts[code], conflictDetail(operation, words));
}
