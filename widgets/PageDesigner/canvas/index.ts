export { DesignFrame } from './DesignFrame.tsx';
export type { NodeBox } from '../../kit/preview/messages.ts';
