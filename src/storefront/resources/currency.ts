export { action, loader } from './currency.server.ts'
