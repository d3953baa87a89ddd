/** Applications and their categories. Other domains import what is listed here, and nothing else. */
export { createApplications } from './application/enter-application.ts';
export { createApplication } from './operations/createApplication.ts';
