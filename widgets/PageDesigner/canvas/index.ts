export { DesignFrame } from './DesignFrame.tsx';
