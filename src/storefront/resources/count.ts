export { loader } from './count.server.ts'
