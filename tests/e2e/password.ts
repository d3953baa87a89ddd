/** Of every account of the demo, and of those that tests make. */
export const password = 'Pagewright-demo-1';
