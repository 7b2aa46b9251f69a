export { loader } from './script.server.ts'
