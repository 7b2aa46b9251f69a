export { loader } from './quick-add.server.tsx'
