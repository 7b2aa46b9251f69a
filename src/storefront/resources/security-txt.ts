export { loader } from './security-txt.server.ts'
