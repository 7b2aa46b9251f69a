export { loader } from './product-feed.server.ts'
