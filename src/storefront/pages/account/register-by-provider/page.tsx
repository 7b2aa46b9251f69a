export { default, headers, meta } from '../register/page.tsx'
export { action, loader } from './page.server.ts'
